import { useEffect, useRef, type ReactNode } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { startBotWorker } from '../games/start-bot-worker.ts';
import { Home } from './Home.tsx';
import { AnalystContext } from '../shell/analyst.ts';
import { useSettings } from '../shell/settings.ts';
import { loaded } from '../shell/loaded.tsx';
import { PagesContext } from '../shell/pages.ts';
import { LocalTablePage } from './LocalTablePage.tsx';
import { WordsProvider } from '../text/words.tsx';
import { keepFocus } from '../ui/keptFocus.ts';

const SetUp = loaded(async () => (await import('./SetUp.tsx')).SetUp);
const Rules = loaded(async () => (await import('./Rules.tsx')).Rules);
const RulesOverlay = loaded(async () => (await import('./RulesOverlay.tsx')).RulesOverlay);
const SettingsPage = loaded(async () => (await import('./SettingsPage.tsx')).SettingsPage);
const SettingsForm = loaded(async () => (await import('./SettingsPage.tsx')).SettingsForm);
const Replay = loaded(async () => (await import('./Replay.tsx')).Replay);
const Learn = loaded(async () => (await import('./Learn.tsx')).Learn);
const Invite = loaded(async () => (await import('../online/Invite.tsx')).Invite);
const Tables = loaded(async () => (await import('../online/Tables.tsx')).Tables);
const OnlineTable = loaded(async () => (await import('../online/OnlineTable.tsx')).OnlineTable);
const PuzzlesPage = loaded(async () => (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage);
const PuzzlePage = loaded(async () => (await import('./puzzles/PuzzlePage.tsx')).PuzzlePage);
const DailyPage = loaded(async () => (await import('./daily/DailyPage.tsx')).DailyPage);
const Art = loaded(async () => (await import('./Art.tsx')).Art);
const InspectPage = loaded(async () => (await import('./inspect/InspectPage.tsx')).InspectPage);
const NotFound = loaded(async () => (await import('./NotFound.tsx')).NotFound);

/** What can be opened over a table. */
const pages = {
  rules: (game: string, place: string | null) => <RulesOverlay game={game} place={place} />,
  settings: () => <SettingsForm />,
};

/** Every page has its address after the #, so that the app runs from a folder, a link or a home screen. */
export function App(): ReactNode {
  const { language } = useSettings();
  useEffect(keepFocus, []);
  return (
    <WordsProvider language={language}>
      <PagesContext value={pages}>
        <AnalystContext value={startBotWorker}>
          <Router hook={useHashLocation}>
            <ScrollToTop />
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/new/:game">{({ game }) => <SetUp key={game} id={game} />}</Route>
              <Route path="/table/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
              <Route path="/replay/:link/:ply?">
                {({ link, ply }) => <Replay key={link} link={link} ply={ply === undefined ? null : Number(ply)} />}
              </Route>
              <Route path="/rules/:game/:rule?">{({ game, rule }) => <Rules id={game} rule={rule ?? null} />}</Route>
              <Route path="/learn/:game/:lesson?">{({ game, lesson }) => <Learn key={lesson} id={game} lesson={lesson ?? null} />}</Route>
              <Route path="/invite/:game">{({ game }) => <Invite key={game} id={game} />}</Route>
              <Route path="/tables" component={Tables} />
              <Route path="/t/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
              <Route path="/puzzles" component={PuzzlesPage} />
              <Route path="/puzzles/:game/:puzzle">{({ game, puzzle }) => <PuzzlePage key={puzzle} game={game} puzzle={puzzle} />}</Route>
              <Route path="/daily/:game/:day">{({ game, day }) => <DailyPage key={day} id={game} day={day} />}</Route>
              <Route path="/art" component={Art} />
              <Route path="/inspect" component={InspectPage} />
              <Route path="/settings" component={SettingsPage} />
              <Route component={NotFound} />
            </Switch>
          </Router>
        </AnalystContext>
      </PagesContext>
    </WordsProvider>
  );
}

/** A new page starts at its top; after going back, the browser restores the position. */
function ScrollToTop(): ReactNode {
  const [path] = useLocation();
  const wentBackTo = useRef<string | null>(null);
  useEffect(() => {
    const note = (): void => void (wentBackTo.current = location.hash); // closing a sheet goes back too, on the same page
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (wentBackTo.current !== location.hash) scrollTo(0, 0);
    wentBackTo.current = null;
  }, [path]);
  return null;
}

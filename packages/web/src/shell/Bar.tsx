import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../text/words.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { settings, useSettings } from './settings.ts';
import { Sheet } from './Sheet.tsx';
import './Bar.css';

/** What the bar can open over the table. */
export type BarAction = 'rivals' | 'score' | 'log' | 'share' | 'people' | 'rules' | 'settings' | 'keys';

interface Props {
  readonly title: string;
  /** There is a game to share. */
  readonly shares: boolean;
  /** The people at the table, if it is online. */
  readonly people?: { readonly title: string; readonly unread: number };
  readonly onAction: (action: BarAction) => void;
}

interface Entry {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
  readonly badge?: number;
}

/** The bar on top: home, and buttons for everything that is not on the table itself. On small screens most of them are in a menu. */
export function Bar({ title, shares, people, onAction }: Props): ReactNode {
  const words = useWords();
  const { sound } = useSettings();
  const [menu, setMenu] = useState(false);
  const opens = (action: BarAction) => (): void => {
    setMenu(false);
    onAction(action);
  };
  const peopleEntry: Entry[] =
    people === undefined ? [] : [{ icon: 'people', label: people.title, act: opens('people'), badge: people.unread }];
  const log: Entry = { icon: 'log', label: words.table.log, act: opens('log') };
  const more: Entry[] = [
    ...(shares ? [{ icon: 'share', label: words.end.share, act: opens('share') } as const] : []),
    { icon: 'rules', label: words.rules.title, act: opens('rules') },
    { icon: sound ? 'sound' : 'silence', label: words.settings.sound, act: () => settings.setState({ sound: !sound }) },
    { icon: 'settings', label: words.settings.title, act: opens('settings') },
  ];
  const rivals: Entry = { icon: 'seats', label: words.table.rivals, act: opens('rivals') };
  return (
    <header className="bar">
      <Link href="/" className="bar-home" aria-label={`Fathom: ${words.backHome}`}>
        Fathom
      </Link>
      <h1 className="bar-title">{title}</h1>
      <nav className="bar-actions only-wide" aria-label={words.table.menu}>
        {[...peopleEntry, log, ...more].map((entry) => (
          <IconButton key={entry.label} {...entry} />
        ))}
      </nav>
      <nav className="bar-actions only-narrow" aria-label={words.table.menu}>
        {[...peopleEntry, rivals, log, { icon: 'menu', label: words.table.menu, act: () => setMenu(true) } as const].map((entry) => (
          <Tab key={entry.label} {...entry} />
        ))}
      </nav>
      <Sheet as="side" title={words.table.menu} open={menu} onClose={() => setMenu(false)}>
        <Menu entries={[{ icon: 'seats', label: words.table.score, act: opens('score') }, ...more]} />
      </Sheet>
    </header>
  );
}

/** What has no place in the bar of a small screen. */
function Menu({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  const words = useWords();
  return (
    <nav className="bar-menu">
      {entries.map(({ icon, label, act }) => (
        <button key={label} type="button" className="quiet" onClick={act}>
          <Icon name={icon} /> {label}
        </button>
      ))}
      <Link href="/" className="quiet">
        {words.table.leave}
      </Link>
    </nav>
  );
}

/** A button of the bar in wide windows. */
function IconButton({ icon, label, act, badge = 0 }: Entry): ReactNode {
  return (
    <button type="button" className="icon-button bar-icon" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
      {badge > 0 && <span className="badge">{badge}</span>}
    </button>
  );
}

/** A button of the bar on small screens: an icon above a short word, so that four of them fit beside the name in every language. */
function Tab({ icon, label, act, badge = 0 }: Entry): ReactNode {
  return (
    <button type="button" className="bar-tab" onClick={act}>
      <Icon name={icon} />
      <span>{label}</span>
      {badge > 0 && <span className="badge">{badge}</span>}
    </button>
  );
}

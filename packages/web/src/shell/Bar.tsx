import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../text/words.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Sheet } from './Sheet.tsx';
import './Bar.css';

/** What the bar can open over the table. */
export type BarAction = 'rivals' | 'score' | 'log' | 'share' | 'company';

interface Props {
  readonly game: string;
  readonly title: string;
  /** There is a game to share. */
  readonly shares: boolean;
  /** The people at the table, if it is online. */
  readonly company?: { readonly title: string; readonly unread: number };
  readonly onAction: (action: BarAction) => void;
}

/** The bar on top: home, and buttons for everything that is not on the table itself. On a phone most of them are in a menu. */
export function Bar({ game, title, shares, company, onAction }: Props): ReactNode {
  const words = useWords();
  const [menu, setMenu] = useState(false);
  const act = (action: BarAction): void => {
    setMenu(false);
    onAction(action);
  };
  const people = company !== undefined && (
    <button type="button" className="quiet" onClick={() => act('company')}>
      {company.title}
      {company.unread > 0 && <span className="badge">{company.unread}</span>}
    </button>
  );
  const more = (
    <>
      {shares && (
        <button type="button" className="quiet" onClick={() => act('share')}>
          {words.end.share}
        </button>
      )}
      <Link href={`/rules/${game}`} className="quiet">
        {words.rules.title}
      </Link>
      <Link href="/settings" className="quiet">
        {words.settings.title}
      </Link>
    </>
  );
  return (
    <header className="bar">
      <Link href="/" className="bar-home" aria-label={`Fathom: ${words.backHome}`}>
        Fathom
      </Link>
      <h1 className="bar-title">{title}</h1>
      <nav className="bar-actions only-wide">
        {people}
        {more}
      </nav>
      <nav className="bar-actions only-narrow">
        {company !== undefined && <Tab icon="people" label={company.title} badge={company.unread} onClick={() => act('company')} />}
        <Tab icon="seats" label={words.table.rivals} onClick={() => act('rivals')} />
        <Tab icon="log" label={words.table.log} onClick={() => act('log')} />
        <Tab icon="menu" label={words.table.menu} onClick={() => setMenu(true)} />
      </nav>
      <Sheet side title={words.table.menu} open={menu} onClose={() => setMenu(false)}>
        <nav className="bar-menu">
          <button type="button" className="quiet" onClick={() => act('score')}>
            {words.table.score}
          </button>
          {more}
          <Link href="/" className="quiet">
            {words.table.leave}
          </Link>
        </nav>
      </Sheet>
    </header>
  );
}

interface TabProps {
  readonly icon: IconName;
  readonly label: string;
  readonly badge?: number;
  readonly onClick: () => void;
}

/** A button of the bar on phones: an icon above a short word, so that four of them fit beside the name in every language. */
function Tab({ icon, label, badge = 0, onClick }: TabProps): ReactNode {
  return (
    <button type="button" className="bar-tab" onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
      {badge > 0 && <span className="badge">{badge}</span>}
    </button>
  );
}

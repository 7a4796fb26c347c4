import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  readonly game: string;
  readonly place: string;
  readonly onRules: (place: string) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link into the rulebook that opens it over the table; in a new tab it is the page of the rulebook. */
export const BookLink = ({ game, place, onRules, className, children }: Props): ReactNode => (
  <Link
    href={`/rules/${game}/${place}`}
    {...(className === undefined ? {} : { className })}
    onClick={(event) => {
      event.preventDefault();
      onRules(place);
    }}
  >
    {children}
  </Link>
);

import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export const SearchField = ({ label, query, onQuery }: Props): ReactNode => (
  <input
    type="search"
    className="search-field"
    aria-label={label}
    placeholder={label}
    value={query}
    onChange={({ target }) => onQuery(target.value)}
  />
);

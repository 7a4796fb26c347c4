import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { coverOf, gameIds, pictureOf, titleOf } from '../../games/registry.ts';
import { useWords } from '../../text/words.tsx';
import { usePuzzleText } from '../puzzles/puzzle-text.ts';
import { resultOf } from './results.ts';

/** The deals of a day, one of each game. */
export const DailyDeals = ({ day }: { readonly day: string }): ReactNode =>
  gameIds.map((game) => (
    <li key={game}>
      <DealCard game={game} day={day} />
    </li>
  ));

function DealCard({ game, day }: { readonly game: string; readonly day: string }): ReactNode {
  const words = usePuzzleText();
  const { language } = useWords();
  const result = resultOf(game, day);
  return (
    <Link className="today-card" href={`/daily/${game}/${day}`}>
      <img src={pictureOf(game, coverOf(game).faces[0] ?? '')} alt="" draggable={false} />
      <span>
        <small>{words.deal}</small>
        <b>{titleOf(game, language)}</b>
        <small>{result === null ? words.notPlayed : words.you(String(result.points))}</small>
      </span>
    </Link>
  );
}

import { botId, namedBot } from '@fathom/bots';
import type { LevelId } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { loadSkills } from '../games/registry.ts';
import type { Player } from '../table/players.ts';
import { useWords } from '../text/words.tsx';
import { levelForYou, playedGames } from './played-games.ts';

interface Props {
  readonly game: string;
  readonly players: readonly Player[];
  readonly onChange: (players: readonly Player[]) => void;
}

/** Offers the level at which this person wins about as often as the bots, once enough games were played to tell. */
export function LevelForYou({ game, players, onChange }: Props): ReactNode {
  const { setUp } = useWords();
  const level = useLevel(game);
  const isOther = (player: Player): boolean => player.kind === 'bot' && namedBot(player.level).level !== level;
  if (level === null || !players.some(isOther)) return null;
  const choose = (player: Player): Player =>
    player.kind === 'bot' ? { ...player, level: botId(level, namedBot(player.level).character) } : player;
  return (
    <p className="level-for-you">
      {setUp.forYou(setUp.levels[level])}{' '}
      <button type="button" className="quiet" onClick={() => onChange(players.map(choose))}>
        {setUp.playAgainstIt}
      </button>
    </p>
  );
}

function useLevel(game: string): LevelId | null {
  const [level, setLevel] = useState<LevelId | null>(null);
  useEffect(() => {
    const games = playedGames(game);
    if (games.length > 0) void loadSkills(game).then((skills) => skills !== null && setLevel(levelForYou(games, skills)));
  }, [game]);
  return level;
}

import type { GameText, LoggedMove, Playable, Seat } from '@fathom/kernel';
import { useEffect, useRef } from 'react';
import { useWords } from '../../text/words.tsx';
import { say } from '../../ui/say.ts';
import type { Playback, ReplayMark } from '../Playback.tsx';
import { useTell, type Tell } from '../tell.ts';
import { useSpokenText, type SpokenText } from './spoken-text.ts';

interface Props<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
  readonly log: readonly LoggedMove<G>[];
  readonly playback: Playback;
  readonly marks: readonly ReplayMark[];
}

/**
 * Reads out every move that a replay goes to: the round or turning point that it begins, what happened, and where the replay is. The slider
 * says the latter itself; while the replay runs, there is no time for it.
 */
export function useStepsSaid<G extends Playable<G>>(props: Props<G>): void {
  const { replay } = useWords();
  const spoken = useSpokenText();
  const { ply, last, running } = props.playback;
  const tell = useTell(props.text, props.name);
  const latest = useRef({ props, spoken, tell });
  latest.current = { props, spoken, tell };
  useEffect(() => {
    const isOnSlider = document.activeElement?.matches('.playback input[type=range]') === true;
    const position = running || isOnSlider ? [] : [`${replay.move(ply, last)}.`];
    const { props: now, spoken: words, tell: lines } = latest.current;
    const said = [...happened(now, words, lines), ...position].join(' ');
    if (said !== '') say([said]);
  }, [ply, last, replay]);
}

function happened<G extends Playable<G>>({ log, playback, marks }: Props<G>, spoken: SpokenText, tell: Tell<G>): readonly string[] {
  const here = marks.filter(({ ply }) => ply === playback.ply);
  const places = here.map(({ kind, label }) => `${kind === 'point' ? spoken.turningPoint(label) : label}.`);
  const lines = tell(log[playback.ply]?.events ?? []);
  return [...places, ...lines.filter((line) => !here.some(({ label }) => label.includes(line)))];
}

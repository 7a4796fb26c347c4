import { readPosition, type Game, type Playable } from '@fathom/kernel';
import { inspect, inspectSeat, treeOf, type TreeNode } from '@fathom/kernel/inspect';
import { exit } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { plyOf, seatOf } from '../base/numbers.ts';
import { refuse, sourceText, withPosition, withSource } from '../play/source.ts';
import { harmless } from '../terminal/width.ts';

export interface InspectFlags {
  readonly ply?: string;
  readonly seat?: string;
  readonly json?: boolean;
}

/** Prints a table as a tree: all of it, or what one seat may do and see. */
export function inspectCommand(io: Io, given: string, flags: InspectFlags): number {
  const { text, name } = sourceText(io, given);
  const position = readPosition(text);
  if (position.ok)
    return withPosition(position.value, name, ({ game }, state) => {
      plyOf(flags, 0);
      return print(io, game, state, flags);
    });
  return withSource(io, given, ({ entry, moments }) => {
    if (!moments.ok) return refuse(moments.fault, name);
    const ply = plyOf(flags, moments.value.length - 1);
    return print(io, entry.game, moments.value.at(ply ?? -1)!.state, flags);
  });
}

function print<G extends Playable<G>>(io: Io, game: Game<G>, state: G['state'], flags: InspectFlags): number {
  const seat = seatOf(flags, state.seats);
  const data = seat === null ? inspect(game, state) : inspectSeat(game, state, seat);
  const shown = flags.json === true ? JSON.stringify(data, null, 2) : lines(treeOf(game.id, data)).map(harmless).join('\n');
  io.stdout.write(`${shown}\n`);
  return exit.done;
}

/** A tree as lines, each branch drawn before its parts. */
function lines({ name, text, children }: TreeNode): string[] {
  return [
    text === '' ? name : `${name}: ${text}`,
    ...children.flatMap((child, i) => {
      const isLast = i === children.length - 1;
      const [first, ...rest] = lines(child);
      return [`${isLast ? '└─' : '├─'} ${first!}`, ...rest.map((line) => `${isLast ? '  ' : '│ '} ${line}`)];
    }),
  ];
}

import { buildings, duesOf, intrigues, nameOf, parsePiece, type Completable, type IntrigueName } from '@fathom/waterdeep';
import type { Piece } from '@fathom/kernel';
import type { NamedMark } from '../../shell/game.ts';
import { mark, type Mark } from './art/icons.ts';
import { lordSigns, questFacts } from './facts.ts';
import { deedSigns, signsOf, type Sign } from './signs.ts';

/** Every mark on a card or a space, once. */
export function marksOn(piece: Piece): readonly NamedMark[] {
  const names = new Set(signsOn(piece).flatMap(({ mark: name }) => (name === undefined ? [] : [name])));
  return [...names].map((name) => ({ name, svg: mark(name) }));
}

const sign = (name: Mark): Sign => ({ mark: name });

function signsOn(piece: Piece): readonly Sign[] {
  const ref = parsePiece(piece);
  if (ref?.kind === 'quest' || ref?.kind === 'duty') return questSigns(ref.id);
  if (ref?.kind === 'space') return deedSigns(ref.id);
  if (ref?.kind === 'building') return [...deedSigns(ref.id), sign('owner'), ...signsOf(buildings[ref.id].owner)];
  if (ref?.kind === 'card') return intrigueSigns(nameOf[ref.id]);
  if (ref?.kind === 'intrigue') return intrigueSigns(ref.id);
  return ref?.kind === 'lord' ? lordSigns(ref.id) : [];
}

function intrigueSigns(name: IntrigueName): readonly Sign[] {
  const { kind, effects } = intrigues[name];
  return [sign(kind), ...signsOf(effects)];
}

function questSigns(id: Completable): readonly Sign[] {
  const { type, cost, vp, reward, plot } = questFacts(id);
  return [
    sign(type),
    ...(vp > 0 ? [sign('vp')] : []),
    ...duesOf(cost, null).map(({ what }) => sign(what)),
    ...(reward.length > 0 ? [sign('becomes'), ...reward] : []),
    ...(plot === null ? [] : [sign('plot'), ...plot]),
  ];
}

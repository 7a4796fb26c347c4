import { buildings, duesOf, intrigues, nameOf, parsePiece, type Completable } from '@fathom/waterdeep';
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
  switch (ref?.kind) {
    case 'quest':
    case 'duty':
      return questSigns(ref.id);
    case 'space':
      return deedSigns(ref.id);
    case 'building':
      return [...deedSigns(ref.id), sign('owner'), ...signsOf(buildings[ref.id].owner)];
    case 'card':
    case 'intrigue': {
      const { kind, effects } = intrigues[ref.kind === 'card' ? nameOf[ref.id] : ref.id];
      return [sign(kind), ...signsOf(effects)];
    }
    case 'lord':
      return lordSigns(ref.id);
    default:
      return [];
  }
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

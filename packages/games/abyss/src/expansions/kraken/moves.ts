import type { AllyId } from '../../content/cards.ts';
import { locationIds } from '../../content/locations.ts';
import { lordIds, type LordId } from '../../content/lords.ts';
import { races, type PerRace } from '../../content/races.ts';
import type { Answers } from '../../flow.ts';
import { each, ofAlly, ofLord, ofRace, ofSeat, type Of, type MovesBy } from '../../moves.ts';
import type { Reservable } from './flow.ts';
import { sentinelIds, type SentinelId } from './sentinels.ts';

/* The moves that Kraken adds, made once. */

export const invite: Of<'action', 'invite'> = Object.freeze({ type: 'invite' });
export const launder: Of<'action', 'launder'> = Object.freeze({ type: 'launder' });
export const stow: PerRace<Answers['stow']> = ofRace((race) => ({ type: 'stow', race }));
export const handOver: readonly Answers['figure'][] = ofSeat((to) => ({ type: 'handOver', to }));
export const give: readonly Answers['give'][] = ofSeat((to) => ({ type: 'give', to }));
export const reserve: MovesBy<SentinelId, MovesBy<Reservable, Answers['post']>> = each(sentinelIds, (sentinel) =>
  each<Reservable, Answers['post']>([...lordIds, ...races, ...locationIds], (item) => ({ type: 'reserve', sentinel, item })),
);
export const drawLoot: Of<'search', 'drawLoot'> = Object.freeze({ type: 'drawLoot' });
export const stop: Of<'search', 'stop'> = Object.freeze({ type: 'stop' });
export const heal: MovesBy<AllyId, Answers['heal']> = ofAlly((ally) => ({ type: 'heal', ally }));
export const nameRace: PerRace<Answers['behead']> = ofRace((race) => ({ type: 'nameRace', race }));
export const free: MovesBy<LordId, Answers['liberate']> = ofLord((lord) => ({ type: 'free', lord }));

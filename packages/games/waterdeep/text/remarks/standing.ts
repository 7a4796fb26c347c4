import type { Piece, Seen } from '@fathom/kernel';
import { buildings, duties, isBuilding, isDuty, nameOf, quests, type Completable, type IntrigueId } from '../../src/content/tables.ts';
import { parsePiece } from '../../src/pieces.ts';
import { missingOf, spaceShortfall, tileShortfall, type Due, type SpaceShortfall } from '../../src/rules/shortfall.ts';
import type { SeatView } from '../../src/secrets.ts';
import { AMBASSADOR, type Agent, type Waterdeep } from '../../src/state.ts';
import type { Words } from '../words.ts';
import type { RemarkWords } from './remark-words.ts';

/** The words of a language, and the table they are said about. */
export interface Talk {
  readonly words: Words;
  readonly said: RemarkWords;
  readonly seen: Seen<Waterdeep>;
}

/** What is to be said of a piece as the table lies. */
export function standing(talk: Talk, piece: Piece): string | null {
  const { said, seen } = talk;
  const { view, viewer } = seen;
  if (viewer === null) return null;
  const me = view.players[viewer]!;
  const quest = [...me.active, ...me.duties, ...view.inn].find((id) => id === piece);
  if (quest !== undefined) return questStanding(talk, quest, me);
  const remarks = [spaceStanding(talk, piece, viewer)];
  if (piece === 'b-high-dukes-tomb' && view.options.highDukesTomb === 2) remarks.push(said.standing.tomb);
  if ((nameOf[piece as IntrigueId] ?? piece) === 'i-tax-revolt' && view.options.taxRevolt === 4) remarks.push(said.standing.revolt);
  const told = remarks.filter((each) => each !== null);
  return told.length === 0 ? null : told.join(' ');
}

/** Of an own quest or one at the Inn: whether it can be paid for, or what is missing. */
function questStanding(talk: Talk, quest: Completable, me: SeatView): string {
  const { standing: words } = talk.said;
  const missing = missingOf(isDuty(quest) ? duties[quest].cost : quests[quest].cost, me);
  if (missing.length > 0) return lacking(talk, missing);
  return me.duties.length > 0 && !isDuty(quest) ? words.dutyFirst : words.payable;
}

const lacking = ({ words, said }: Talk, missing: readonly Due[]): string =>
  said.standing.lacking(missing.map(({ what, have, need }) => ({ what: words.listed({ [what]: need - have }), have, need })));

/** Of a space or a building: who is there, or what is missing to use it or to buy it. */
function spaceStanding(talk: Talk, piece: Piece, viewer: number): string | null {
  const { said, seen } = talk;
  const ref = parsePiece(piece);
  if (ref?.kind !== 'space' && ref?.kind !== 'building') return null;
  if (isBuilding(ref.id) && seen.view.hall.some(({ id }) => id === ref.id)) {
    const missing = tileShortfall(seen.view, viewer, buildings[ref.id].cost);
    return missing === null ? said.standing.affordable : shortfallText(talk, missing);
  }
  const missing = spaceShortfall(seen.view, viewer, ref.id);
  return missing === null ? null : shortfallText(talk, missing);
}

function shortfallText(talk: Talk, missing: SpaceShortfall): string {
  const { standing: words } = talk.said;
  if (missing.of === 'taken') return words.taken(missing.by.map((agent) => agentName(talk, agent)));
  if (missing.of === 'goods') return lacking(talk, missing.missing);
  return missing.of === 'cards' ? words.cards(missing.have, missing.need) : words[missing.of];
}

/** Whose agent it is, as a fact: "your agent", "agent of Ann", "the Ambassador". */
export const agentName = ({ said, seen: { viewer, name } }: Talk, agent: Agent): string =>
  agent === AMBASSADOR ? said.agent.ambassador : agent === viewer ? said.agent.mine : said.agent.other(name(agent));

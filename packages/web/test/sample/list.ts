import { anyListing, type AnyListing, type GameText, type GameTexts, type Language } from '@fathom/kernel';
import { kinds, ranks, sample, type Sample } from './game.ts';

/* Takes the place of @fathom/games in a page that is built for a test. */

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { sample: 'Tide pool', stock: 'Stock', market: 'Market', discard: 'Discard pile', tide: 'Tide', storm: 'Storm', hand: 'Hand' },
  ru: { sample: 'Отлив', stock: 'Колода', market: 'Рынок', discard: 'Сброс', tide: 'Прилив', storm: 'Шторм', hand: 'Рука' },
  uk: { sample: 'Відплив', stock: 'Колода', market: 'Ринок', discard: 'Скид', tide: 'Приплив', storm: 'Шторм', hand: 'Рука' },
};

function textIn(language: Language): GameText<Sample> {
  const said = { display: 'Display', coins: 'Coins', ...words[language] } as Readonly<Record<string, string>>;
  const cards = new Map([...kinds, ...kinds.flatMap((kind) => ranks.map((rank) => `${kind}-${rank}`))].map((id) => [id, nameOf(id)]));
  return {
    title: said['sample']!,
    blurb: '',
    prompt: () => said['sample']!,
    move: (move) => `${move.type} ${'card' in move ? cards.get(move.card) : 'kind' in move ? cards.get(move.kind) : ''}`,
    event: ({ type, seat, card }, name) => `${name(seat)}: ${type} ${card === null ? '' : cards.get(card)}`,
    piece(id) {
      const name = said[id] ?? cards.get(id);
      return name === undefined ? null : { name, text: name, rule: 'SA-TURN-01' };
    },
    automaton: () => '',
    option: () => '',
    optionValue: () => '',
    part: (part) => said[part] ?? part,
    points: String,
  };
}

const nameOf = (id: string): string => {
  const [kind = '', rank] = id.split('-');
  const called = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
  return rank === undefined ? called : `${called} ${rank}`;
};

const texts: GameTexts<Sample> = {
  loadText: (language) => Promise.resolve(textIn(language)),
  loadRulebook: (language) =>
    Promise.resolve([{ title: words[language]['sample']!, rules: [{ id: 'SA-TURN-01', title: 'Turn', text: 'Do one thing.' }] }]),
};

const listing: AnyListing = anyListing({
  id: 'sample',
  titles: { en: words.en['sample']!, ru: words.ru['sample']!, uk: words.uk['sample']! },
  loadRules: () => Promise.resolve({ game: sample, heuristic: () => 0 }),
});

export const gameIds: readonly string[] = ['sample'];
export const listingOf = (id: string): AnyListing | null => (id === 'sample' ? listing : null);
export const textsOf = (): GameTexts<Sample> => texts;
/** Nobody has learned it. */
export const withEvaluation: typeof import('@fathom/games').withEvaluation = (id, use) =>
  listingOf(id)
    ?.withRules(use)
    .then((result) => result) ?? null;
export const loadSkills: typeof import('@fathom/games').loadSkills = () => Promise.resolve(null);

import { gameIds, listingOf, textsOf } from '@fathom/games';
import { answers, languages, pick, rngFrom, type Game, type Language, type Playable } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import * as en from '../src/text/address/en.ts';
import * as ru from '../src/text/address/ru.ts';
import * as uk from '../src/text/address/uk.ts';
import { YOU } from '../src/text/address/you.ts';
import { act, begun } from './moments.ts';

const addressed: Readonly<Record<Language, (sentence: string) => string>> = { en: en.addressed, ru: ru.addressed, uk: uk.addressed };

/** Said to somebody, but with the verb of a third person, or in the wrong case. */
const wrong: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou (?:already )?[a-z]*[^s]s\b|(?:to|from|for|of) You\b|\bof you\b/,
  ru: /(?<!\p{L})вы (?:(?:её|его|уже|ничего|не) )*\p{Ll}+т(?:ся)?(?!\p{L})|\p{Ll}+[её]т вы|: вы\.|(?:соперника|соперником|игрока|агента) \(вы\)/iu,
  uk: /(?<!\p{L})ви (?:(?:її|його|уже|нічого|не) )*\p{Ll}+(?:ує|ає|ере|ить|ться)(?!\p{L})|\p{Ll}+[еє] ви(?!\p{L})|: ви\.|(?:суперника|суперником|гравця|агента) \(ви\)/iu,
};

const names: Readonly<Record<Language, string>> = { en: 'Thalos', ru: 'Талос', uk: 'Талос' };

/** Everything that happens in a random game. */
function eventsOf<G extends Playable<G>>(game: Game<G>): readonly G['event'][] {
  const dice = rngFrom('addressed');
  const events: G['event'][] = [];
  let played = begun(game, 3, {}, 'addressed');
  while (played.now.outcome === null) {
    played = act(game, played, pick(dice, answers(game, played.now)));
    events.push(...played.events);
  }
  return events;
}

describe.each(languages)('in %s', (language) => {
  test.each(gameIds)('whatever happens in %s can be said to a player', async (id) => {
    await listingOf(id)!.withRules(async <G extends Playable<G>>({ game }: { readonly game: Game<G> }) => {
      const text = await textsOf<G>(id).loadText(language);
      const lines = eventsOf(game).map((event) => text.event(event, (side) => (side === 0 ? YOU : names[language])));
      const said = lines.flatMap((line) => (line?.includes(YOU) === true ? [addressed[language](line)] : []));
      expect(said.length).toBeGreaterThan(20);
      expect(said.filter((each) => each.includes(YOU) || !/^\p{Lu}/u.test(each) || wrong[language].test(each))).toEqual([]);
    });
  });
});

test.each([
  ['en', `${YOU} returns the token and takes another turn.`, 'You return the token and take another turn.'],
  ['en', `Ann moves the agent of ${YOU} from the Plinth.`, 'Ann moves your agent from the Plinth.'],
  ['en', `Ann gives 4 gold to ${YOU} and takes a card.`, 'Ann gives 4 gold to you and takes a card.'],
  ['en', `Round 2 begins. ${YOU} goes first.`, 'Round 2 begins. You go first.'],
  ['en', `${YOU} passes.`, 'You pass.'],
  ['ru', `${YOU} ничего не может сделать и пропускает действие.`, 'Вы ничего не можете сделать и пропускаете действие.'],
  ['ru', `Анна не может взять посла: его держит ${YOU}.`, 'Анна не может взять посла: его держите вы.'],
  ['ru', `${YOU} отказывается.`, 'Вы отказываетесь.'],
  ['ru', `Начинается 2-й раунд. Первый ход: ${YOU}.`, 'Начинается 2-й раунд. Первый ход — ваш.'],
  ['ru', `Карта «Открытый лорд» защищает игрока (${YOU}).`, 'Карта «Открытый лорд» защищает вас.'],
  ['uk', `${YOU} нічого не може зробити й пропускає дію.`, 'Ви нічого не можете зробити й пропускаєте дію.'],
  ['uk', `${YOU} відмовляється.`, 'Ви відмовляєтеся.'],
  ['uk', `${YOU} платить 3 золоті.`, 'Ви платите 3 золоті.'],
  ['uk', `Фігурку кракена бере ${YOU}.`, 'Фігурку кракена берете ви.'],
] as const)('%s: %s', (language, line, said) => {
  expect(addressed[language](line)).toBe(said);
});

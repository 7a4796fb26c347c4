import type { Language, Piece } from '@fathom/kernel';
import { rankRules, type FoundRule } from '@fathom/kernel/rulebook';
import { gameIds, withGame } from './registry.ts';

/** A rule, or a card with the rule that covers it, in the reader's language. */
export interface Found extends FoundRule {
  /** The title of the game it belongs to. */
  readonly game: string;
  /** Its English title, where only the English text matched. */
  readonly english: string | null;
}

/** What can be found in a game. The key is the same in every language. */
interface Searchable extends FoundRule {
  readonly key: string;
}

/** Searches the rules and the cards of the given games, in the reader's language and in English; the best matches come first. */
export function searchGames(games: readonly string[], language: Language, query: string): Found[] {
  return games
    .flatMap((id) => searchGame(id, language, query))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ found }) => found);
}

function searchGame(id: string, language: Language, query: string): { readonly found: Found; readonly rank: number }[] {
  const game = withGame(id, ({ texts }) => texts[language].title);
  const own = new Map(rankRules(entriesOf(id, language), query).map(({ rule, rank }) => [rule.key, rank]));
  const english = new Map(rankRules(entriesOf(id, 'en'), query).map(({ rule, rank }) => [rule.key, { title: rule.title, rank }]));
  return entriesOf(id, language).flatMap(({ key, ...rule }) => {
    const rank = Math.max(own.get(key) ?? 0, english.get(key)?.rank ?? 0);
    if (rank === 0) return [];
    return [{ found: { ...rule, game, english: own.has(key) ? null : english.get(key)!.title }, rank }];
  });
}

/** Every rule, then every card that is not the title of a rule. */
function entriesOf(id: string, language: Language): Searchable[] {
  return withGame(id, ({ rulebooks, texts, cards }) => {
    const rules = rulebooks[language].flatMap(({ title: chapter, rules }) => rules.map((rule) => ({ ...rule, chapter, key: rule.id })));
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    const named = new Set<string>(rulebooks.en.flatMap(({ rules }) => rules.map(({ title }) => title)));
    return [...rules, ...cards.flatMap((piece) => cardEntry(piece))];

    function cardEntry(piece: Piece): Searchable[] {
      const english = texts.en.piece(piece)!.name;
      if (named.has(english)) return [];
      named.add(english);
      const { name, text, rule } = texts[language].piece(piece)!;
      return [{ key: piece, id: rule, title: name, text, chapter: byId.get(rule)!.chapter }];
    }
  });
}

/** All games, or the named one. */
export const gamesToSearch = (game: string | undefined): readonly string[] => (game === undefined ? gameIds : withGame(game, () => [game]));

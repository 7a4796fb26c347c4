/** Removes one card and closes the gap. */
export function drop<T>(cards: T[], card: T): void {
  const last = cards.length - 1;
  for (let i = cards.indexOf(card); i < last; i++) cards[i] = cards[i + 1]!;
  cards.pop();
}

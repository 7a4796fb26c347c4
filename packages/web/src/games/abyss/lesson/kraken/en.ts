export const words = {
  kraken: 'Kraken allies stand for any race when you recruit, even for one that you use already. But they corrupt you.',
  recruit: 'The Outlaw, a Smuggler, costs 7 of a single race. Your Kraken counts as a Seahorse here. Recruit the Outlaw.',
  pay: 'A Kraken is never affiliated: it is discarded, and the Seahorse stays with you. Pay.',
  nebulis: 'The Kraken brought you 2 Nebulis: −1 point each at the end. Whoever has the most holds the figure: −5 more.',
  sanctuary: 'Three keys win a location. Megalodon is a sanctuary: whoever takes it searches it for loot. Take it.',
  more: 'A 3: it gives 1 key, and counts 3 points at the end. If a number comes twice, both cards are lost. Draw again.',
  stop: 'A 5 gives a monster token. You keep every reward, and the cards as long as you stop in time. Stop here.',
  buy: 'No pearls left? One Nebulis may pay for 1 pearl if you spend all your pearls with it. Buy the Shellfish.',
  figure: 'The Nebulis went to your opponent, who now has as many as you. That is enough to take the figure.',
  last: 'The Watcher and two others bring a Sentinel: it reserves a lord, a stack or a location. Now play with Kraken!',
};

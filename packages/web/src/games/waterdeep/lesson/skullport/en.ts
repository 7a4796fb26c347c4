export const words = {
  track: 'Skullport tempts you with rich spaces, and corrupts you. All corruption begins on this track.',
  market: 'Slavers’ Market gives 2 fighters and 2 rogues, and 1 corruption. Assign an agent there.',
  cost: 'You and your opponent took one each. The emptier the track, the more each token costs at the end: now 1 VP.',
  harbor: 'There are ways to get rid of it. You hold Repent: go to the first space of Waterdeep Harbor.',
  repent: 'Repent returns 1 corruption. Play it.',
  back: 'The token is back on the track. A fuller track makes the corruption of all players cheaper.',
  voice: 'The Hall of the Voice: an intrigue card, a quest, 5 gold, and 1 corruption. Assign an agent there.',
  quest: 'Pay Fines: whoever completes it may return up to 2 corruption. Take it.',
  empty: 'Beware of an empty track: every token you should take then costs you 10 VP at once.',
  last: 'Some effects put corruption on spaces: whoever goes there takes it. Good luck in Skullport!',
};

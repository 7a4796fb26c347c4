export const words = {
  below: 'Undermountain adds three spaces below the city, and new quests, buildings, intrigue cards and lords.',
  statue: 'The Grim Statue gives 2 intrigue cards. Assign an agent there.',
  well: 'The Entry Well: take a quest from the Inn, then play an intrigue card. You need a card in hand for it. Go there.',
  quest: 'Obtain Builders’ Plans is a plot quest of Undermountain. Take it.',
  card: 'Now the card. Unlike at the Harbor, this agent does not move again later. Play Recruitment Drive.',
  first: 'You took 2 fighters. Now put 1 fighter from the supply on each of two spaces. First on the Plinth.',
  second: 'The second one on Blackstaff Tower.',
  lying: 'Whoever goes to a space takes everything that lies on it. Your opponent did so at Blackstaff Tower.',
  plinth: 'The other fighter is still there. Assign an agent to the Plinth.',
  last: 'Halaster gives 4 VP for each quest and building of Undermountain. Try the Hall of Mirrors, too. Good luck!',
};

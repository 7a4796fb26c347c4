import { buildFromHall, drawIntrigue, gain, place } from '../../effects/words.ts';
import { arcana, commerce, oncePerTurn, piety, plot, skullduggery, warfare, whenAssigning, whenever } from '../../content/rows.ts';
import { mayGain, removeUpTo, returnUpTo, takeCorruption } from './words.ts';

export const quests = {
  // SK-QCARD-01
  'q-establish-cult-cell': arcana({ rogue: 2, wizard: 2, gold: 3 }, { vp: 18, fighter: 2, wizard: 1, intrigue: 1 }, takeCorruption(3)),
  'q-investigate-thayan-vessel': arcana({ cleric: 1, fighter: 2, rogue: 2, wizard: 2, gold: 2 }, { vp: 13, any: 2, intrigue: 2 }),
  'q-renew-guards-and-wards': arcana({ cleric: 1, fighter: 1, wizard: 2, gold: 2 }, { vp: 9 }, returnUpTo(2)), // SK-QCARD-02
  'q-seal-an-entrance-to-skullport': arcana({ cleric: 1, fighter: 2, rogue: 2, wizard: 2 }, { vp: 10 }, returnUpTo(3)), // SK-QCARD-03
  'q-donate-to-the-city': commerce({ cleric: 2, wizard: 1, gold: 10 }, { vp: 13 }, returnUpTo(3)), // SK-QCARD-04
  // SK-QCARD-05
  'q-fund-alchemical-research': commerce({ cleric: 1, rogue: 1, wizard: 2, gold: 4 }, { vp: 20, gold: 12 }, takeCorruption(3)),
  'q-fund-pilgrimage-of-waukeen': commerce({ cleric: 1, fighter: 1, rogue: 2, gold: 5 }, { vp: 16 }),
  'q-pay-fines': commerce({ cleric: 1, rogue: 3, gold: 4 }, { vp: 4 }, returnUpTo(2)), // SK-QCARD-06
  'q-banish-evil-spirits': piety({ cleric: 2, fighter: 2, wizard: 1 }, { vp: 5, any: 1 }, returnUpTo(2)), // SK-QCARD-07
  'q-enter-the-tower-of-seven-woes': piety({ any: 7 }, { vp: 19, cleric: 3 }, takeCorruption(4)), // SK-QCARD-08
  'q-institute-reforms': piety({ cleric: 4, fighter: 1, rogue: 1, gold: 2 }, { vp: 13 }, returnUpTo(3)), // SK-QCARD-09
  'q-sanctify-temple-to-oghma': piety({ cleric: 2, wizard: 1, gold: 5 }, { vp: 18 }),
  'q-bury-the-bodies': skullduggery({ fighter: 2, rogue: 3, gold: 2 }, { vp: 20 }, takeCorruption(2)), // SK-QCARD-10
  'q-rescue-a-victim-from-the-skulls': skullduggery({ fighter: 2, rogue: 4, wizard: 1 }, { vp: 9, any: 1 }, returnUpTo(1)), // SK-QCARD-11
  'q-save-kidnapped-nobles': skullduggery({ rogue: 6, wizard: 2, gold: 5 }, { vp: 9, fighter: 4 }, returnUpTo(3)), // SK-QCARD-12
  'q-swindle-the-builders-guilds': skullduggery(
    { cleric: 1, fighter: 2, rogue: 3, gold: 5 },
    { vp: 13 },
    takeCorruption(3),
    buildFromHall(2),
  ), // SK-QCARD-13
  'q-assassinate-rivals': warfare({ fighter: 4, rogue: 1 }, { vp: 16 }, takeCorruption(2), { op: 'eachOpponentReturnsAny' }), // SK-QCARD-14
  'q-improve-prison-security': warfare({ cleric: 1, fighter: 4, rogue: 2, gold: 4 }, { vp: 8 }, removeUpTo(3)), // SK-QCARD-15
  'q-patrol-dock-ward': warfare({ cleric: 1, fighter: 3, rogue: 2, gold: 2 }, { vp: 9, rogue: 4 }),
  'q-uncover-drow-plot': warfare({ cleric: 1, fighter: 5, rogue: 2, gold: 5 }, { vp: 18 }, returnUpTo(2)), // SK-QCARD-16
  'q-recruit-academy-castoffs': plot(
    arcana({ fighter: 1, wizard: 1, gold: 2 }, { vp: 8, perRound: 0.5 }),
    whenAssigning('s-blackstaff-tower', mayGain({ wizard: 1 }, 1)),
  ), // SK-QCARD-17
  'q-uncover-forbidden-lore': plot(
    arcana({ rogue: 2, wizard: 3 }, { vp: 17, perRound: 0.5 }),
    whenAssigning('s-waterdeep-harbor', { op: 'mayPlayIntrigue', count: 2, corruption: 1 }),
  ), // SK-QCARD-18
  'q-defame-rival-business': plot(
    commerce({ cleric: 1, fighter: 2, rogue: 2, gold: 4 }, { vp: 9, perRound: 0.3 }),
    whenever('buy', place('corruption', { spaces: 1, from: 'tavern', optional: true })),
  ), // SK-QCARD-19
  'q-extort-aurora': plot(
    commerce({ rogue: 2, gold: 4 }, { vp: 8, perRound: 0.5 }),
    whenAssigning('s-aurora-realms-shop', mayGain({ gold: 4 }, 1)),
  ), // SK-QCARD-20
  'q-give-honor-to-mask': plot(
    piety({ cleric: 1, rogue: 1, gold: 2 }, { vp: 8, perRound: 0.5 }),
    whenAssigning('s-the-plinth', mayGain({ cleric: 1 }, 1)),
  ), // SK-QCARD-21
  'q-protect-converts-to-eilistraee': plot(
    piety({ cleric: 3, fighter: 2, wizard: 1 }, { vp: 10, perRound: 0.5 }),
    oncePerTurn('return', returnUpTo(1)),
  ), // SK-QCARD-22
  'q-expand-guild-activities': plot(
    skullduggery({ fighter: 1, rogue: 2, gold: 2 }, { vp: 8, perRound: 0.5 }),
    whenAssigning('s-grinning-lion-tavern', mayGain({ rogue: 2 }, 1)),
  ), // SK-QCARD-23
  'q-shelter-zhentarim-agents': plot(
    skullduggery({ cleric: 1, fighter: 3, wizard: 2 }, { vp: 16, perRound: 0.5 }, takeCorruption(1)),
    oncePerTurn('corrupt', drawIntrigue(1)),
  ), // SK-QCARD-24
  'q-fix-the-champions-games': plot(
    warfare({ fighter: 3, gold: 2 }, { vp: 8, perRound: 0.5 }),
    whenAssigning('s-field-of-triumph', mayGain({ fighter: 2 }, 1)),
  ), // SK-QCARD-25
  'q-train-castle-guards': plot(
    warfare({ fighter: 2, wizard: 1, gold: 5 }, { vp: 10, perRound: 0.8 }),
    whenever('firstPlayer', gain({ fighter: 1 }), { op: 'takerGains', adventurer: 'fighter' }),
  ), // SK-QCARD-26
} as const;

import { buildFromHall, gain, returnAgents } from '../../effects/words.ts';
import { arcana, commerce, permits, piety, plot, skullduggery, warfare, whenCompleting, whenever, whenTaking } from '../../content/rows.ts';
import { drawIntrigueMayPlay, mayPay } from './words.ts';

export const quests = {
  'q-deal-with-the-black-viper': arcana({ fighter: 1, rogue: 4, wizard: 2, gold: 5 }, { vp: 10 }, drawIntrigueMayPlay(4)), // UM-QCARD-01
  'q-explore-trobriands-graveyard': arcana({ fighter: 2, rogue: 3, wizard: 4, gold: 6 }, { vp: 40 }),
  'q-resurrect-dead-wizards': arcana({ cleric: 3, gold: 5 }, { vp: 6, wizard: 3 }),
  'q-survive-a-meeting-with-halaster': arcana(
    { cleric: 1, fighter: 1, any: 4 },
    { vp: 15 },
    { op: 'drawIntriguePerSpent', adventurer: 'wizard' },
  ), // UM-QCARD-02
  'q-ransack-whitehelms-tomb': commerce({ cleric: 2, fighter: 3, rogue: 4, gold: 10 }, { vp: 40 }),
  'q-recruit-for-city-watch': commerce({ cleric: 1, wizard: 1 }, { vp: 8 }, mayPay({ gold: 10 }, { fighter: 3, rogue: 3 })), // UM-QCARD-03
  'q-steal-gems-from-the-bone-throne': commerce({ rogue: 4, wizard: 2 }, { vp: 7, gold: 10 }),
  // UM-QCARD-04
  'q-threaten-the-builders-guilds': commerce({ fighter: 2, rogue: 4, wizard: 2, gold: 10 }, { vp: 13 }, buildFromHall('all')),
  'q-establish-temple-to-ibrandul': piety(
    { cleric: 3, rogue: 4, gold: 5 },
    { vp: 11, cleric: 1, fighter: 1, rogue: 1, wizard: 1 },
    { op: 'takeAllFaceUpQuests' },
  ), // UM-QCARD-05
  'q-plunder-the-island-temple': piety({ cleric: 5, fighter: 2, rogue: 2, wizard: 1 }, { vp: 40 }),
  'q-rescue-clerics-of-tymora': piety({ fighter: 6, wizard: 2 }, { vp: 10, cleric: 3 }),
  'q-root-out-loviatars-faithful': piety(
    { fighter: 1, wizard: 1, any: 4 },
    { vp: 15 },
    { op: 'scorePerSpent', adventurer: 'cleric', vp: 2 },
  ), // UM-QCARD-06
  'q-break-into-blackstaff-tower': skullduggery({ cleric: 1, rogue: 7, wizard: 2, gold: 6 }, { vp: 40 }),
  'q-defend-the-lanceboard-room': skullduggery({ fighter: 3, rogue: 6, wizard: 1, gold: 10 }, { vp: 12, any: 8 }), // UM-QCARD-07
  'q-survive-arcturias-transformation': skullduggery({ fighter: 6, gold: 5 }, { vp: 6, rogue: 6 }),
  // UM-QCARD-08
  'q-unleash-crime-spree': skullduggery({ cleric: 1, fighter: 1, rogue: 1, wizard: 1 }, { vp: 12 }, mayPay({ rogue: 4 }, { vp: 10 })),
  'q-battle-in-muirals-gauntlet': warfare({ cleric: 2, fighter: 7, wizard: 2, gold: 2 }, { vp: 40 }),
  // UM-QCARD-09
  'q-defend-the-yawning-portal': warfare({ cleric: 3, fighter: 6, rogue: 1, wizard: 1 }, { vp: 15, any: 2 }, returnAgents(3, 'may')),
  // UM-QCARD-10
  'q-destroy-a-temple-of-selvetarm': warfare({ cleric: 1, fighter: 2, gold: 2 }, { vp: 10 }, mayPay({ fighter: 4 }, { vp: 10 })),
  'q-wake-the-six-sleepers': warfare({ cleric: 3, rogue: 3 }, { vp: 8, fighter: 6 }),
  'q-establish-wizard-academy': plot(
    arcana({ cleric: 1, fighter: 1, rogue: 3, wizard: 3 }, { vp: 12, perRound: 1 }),
    whenTaking('arcana', gain({ wizard: 1 })),
  ), // UM-QCARD-11
  'q-study-in-the-librarium': plot(
    arcana({ rogue: 2, wizard: 5, gold: 5 }, { vp: 11, perRound: 0.8 }),
    whenever('actionPlayed', drawIntrigueMayPlay(1)),
  ), // UM-QCARD-12
  'q-obtain-builders-plans': plot(
    commerce({ fighter: 2, rogue: 2, wizard: 1, gold: 10 }, { vp: 13, perRound: 0.8 }),
    permits('assignToHall'),
  ), // UM-QCARD-13
  'q-sponsor-bounty-hunters': plot(
    commerce({ cleric: 1, fighter: 4, rogue: 3, gold: 6 }, { vp: 12, perRound: 1 }),
    whenTaking('commerce', gain({ gold: 4 })),
  ), // UM-QCARD-14
  // UM-QCARD-15
  'q-diplomatic-mission-to-suzail': plot(piety({ cleric: 3, fighter: 3, gold: 3 }, { vp: 10, perRound: 1 }), permits('completeAtInn')),
  'q-sanctify-a-desecrated-temple': plot(
    piety({ cleric: 4, fighter: 2, gold: 5 }, { vp: 13, perRound: 1 }),
    whenTaking('piety', gain({ cleric: 1 })),
  ), // UM-QCARD-16
  'q-ally-with-the-xanathars-guild': plot(
    skullduggery({ fighter: 2, rogue: 5, wizard: 1, gold: 5 }, { vp: 10, perRound: 1 }),
    whenTaking('skullduggery', gain({ rogue: 2 })),
  ), // UM-QCARD-17
  'q-impersonate-tax-collector': plot(
    skullduggery({ fighter: 1, rogue: 4, wizard: 1, gold: 5 }, { vp: 9, perRound: 0.8 }),
    permits('collectAsOwner'),
  ), // UM-QCARD-18
  'q-recover-the-flame-of-the-north': plot(
    warfare({ fighter: 5, rogue: 3, wizard: 1, gold: 3 }, { vp: 10, perRound: 1 }),
    whenTaking('warfare', gain({ fighter: 2 })),
  ), // UM-QCARD-19
  'q-seize-citadel-of-the-bloody-hand': plot(
    warfare({ cleric: 1, fighter: 4, wizard: 2 }, { vp: 6, perRound: 1.2 }),
    whenCompleting(null, { op: 'refundSpent' }),
  ), // UM-QCARD-20
} as const;

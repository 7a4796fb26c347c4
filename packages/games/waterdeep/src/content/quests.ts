import { buildFromHall, chosenOpponentGains, drawIntrigue, gain, returnAgents, score, takeFaceUpQuest } from '../effects/words.ts';
import { arcana, commerce, permits, piety, plot, skullduggery, warfare, whenActionProvides, whenCompleting, whenever } from './rows.ts';

export const quests = {
  'q-expose-red-wizards-spies': arcana({ cleric: 1, fighter: 1, rogue: 2, wizard: 2, gold: 2 }, { vp: 20, intrigue: 1 }),
  'q-host-festival-for-sune': arcana({ fighter: 2, wizard: 2, gold: 4 }, { vp: 9, cleric: 2 }),
  'q-infiltrate-halasters-circle': arcana({ wizard: 5, gold: 2 }, { vp: 25 }),
  'q-investigate-aberrant-infestation': arcana({ cleric: 1, fighter: 1, wizard: 2 }, { vp: 13, intrigue: 1 }),
  'q-recruit-for-blackstaff-academy': arcana({ fighter: 1, rogue: 1, wizard: 2, gold: 4 }, { vp: 6, wizard: 3 }),
  'q-research-chronomancy': arcana({ wizard: 2, gold: 4 }, { vp: 4, wizard: 1 }, returnAgents(1, 'must')), // WD-QCARD-01
  'q-retrieve-ancient-artifacts': arcana({ fighter: 2, rogue: 1, wizard: 2 }, { vp: 11, gold: 4 }),
  'q-steal-spellbook-from-silverhand': arcana({ fighter: 1, rogue: 2, wizard: 2 }, { vp: 7, gold: 4, intrigue: 2 }),
  'q-domesticate-owlbears': arcana({ cleric: 1, wizard: 2 }, { vp: 8, fighter: 1, gold: 2 }),
  'q-ally-with-house-thann': commerce({ cleric: 1, rogue: 3, wizard: 1, gold: 8 }, { vp: 25 }),
  'q-impersonate-adarbrent-noble': commerce({ cleric: 1, fighter: 2, rogue: 2, wizard: 1, gold: 4 }, { vp: 18, intrigue: 2 }),
  // WD-QCARD-02
  'q-loot-the-crypt-of-chauntea': commerce({ cleric: 1, rogue: 3, gold: 2 }, { vp: 7, intrigue: 1 }, { op: 'drawQuestFromDeck' }),
  'q-lure-artisans-of-mirabar': commerce({ cleric: 1, fighter: 1, rogue: 1, gold: 2 }, { vp: 4 }, buildFromHall(1)), // WD-QCARD-03
  'q-placate-the-walking-statue': commerce(
    { cleric: 2, rogue: 2, gold: 4 },
    { vp: 10 },
    { op: 'buildFree', from: 'stack', count: 1, needed: false },
  ), // WD-QCARD-04
  'q-safeguard-eltorchul-mage': commerce({ fighter: 1, rogue: 1, wizard: 1, gold: 4 }, { vp: 4, wizard: 2 }),
  // WD-QCARD-05
  'q-send-aid-to-the-harpers': commerce({ cleric: 1, fighter: 1, rogue: 1, gold: 4 }, { vp: 15 }, chosenOpponentGains({ gold: 4 })),
  'q-spy-on-the-house-of-light': commerce({ fighter: 3, rogue: 2, gold: 2 }, { vp: 6, gold: 6 }),
  'q-thin-the-city-watch': commerce({ cleric: 1, fighter: 1, rogue: 1, gold: 4 }, { vp: 9, rogue: 4 }),
  'q-convert-a-noble-to-lathander': piety({ cleric: 2, fighter: 1 }, { vp: 8 }, takeFaceUpQuest), // WD-QCARD-06
  'q-create-a-shrine-to-oghma': piety({ cleric: 5, gold: 2 }, { vp: 25 }),
  'q-discover-hidden-temple-of-lolth': piety({ cleric: 2, fighter: 1, rogue: 1 }, { vp: 10 }, takeFaceUpQuest), // WD-QCARD-07
  'q-eliminate-vampire-coven': piety({ cleric: 2, fighter: 2, rogue: 1 }, { vp: 11, gold: 4 }),
  'q-form-an-alliance-with-the-rashemi': piety({ cleric: 2, wizard: 1 }, { vp: 10 }, takeFaceUpQuest), // WD-QCARD-08
  'q-heal-fallen-gray-hand-soldiers': piety({ cleric: 2, wizard: 1, gold: 4 }, { vp: 6, fighter: 6 }),
  'q-perform-the-penance-of-duty': piety({ cleric: 2, fighter: 2, gold: 4 }, { vp: 12, cleric: 1, fighter: 1 }),
  'q-recruit-paladins-for-tyr': piety({ cleric: 2, fighter: 4, gold: 4 }, { vp: 10, cleric: 3 }),
  'q-seal-gate-to-cyrics-realm': piety({ cleric: 2, rogue: 3, gold: 4 }, { vp: 20 }),
  'q-build-a-reputation-in-skullport': skullduggery({ fighter: 1, rogue: 3, gold: 4 }, { vp: 10, intrigue: 1 }),
  // WD-QCARD-09
  'q-establish-harpers-safe-house': skullduggery({ fighter: 2, rogue: 3, gold: 2 }, { vp: 8 }, { op: 'scorePerBuilding', vp: 2 }),
  'q-establish-shadow-thieves-guild': skullduggery({ fighter: 1, rogue: 8, wizard: 1 }, { vp: 25 }),
  'q-expose-cult-corruption': skullduggery({ cleric: 1, rogue: 4 }, { vp: 4, cleric: 2 }),
  'q-prison-break': skullduggery({ rogue: 4, wizard: 2, gold: 2 }, { vp: 14, fighter: 2 }, { op: 'playIntrigue', count: 1 }), // WD-QCARD-10
  'q-procure-stolen-goods': skullduggery({ rogue: 3, gold: 6 }, { vp: 8, intrigue: 2 }),
  'q-raid-on-undermountain': skullduggery({ cleric: 1, fighter: 2, rogue: 4, wizard: 1 }, { vp: 20, gold: 2 }),
  'q-steal-from-house-adarbrent': skullduggery({ fighter: 1, rogue: 4, wizard: 1 }, { vp: 10, gold: 6 }),
  'q-take-over-rival-organization': skullduggery({ fighter: 1, rogue: 2, wizard: 1, gold: 6 }, { vp: 10, rogue: 4 }),
  'q-ambush-artor-morlin': warfare({ cleric: 1, fighter: 3, rogue: 1 }, { vp: 8, gold: 4 }),
  'q-bolster-city-guard': warfare({ fighter: 9, rogue: 2 }, { vp: 25 }),
  'q-confront-the-xanathar': warfare({ cleric: 1, fighter: 4, rogue: 2, wizard: 1 }, { vp: 20, gold: 2 }),
  'q-defeat-uprising-from-undermountain': warfare({ cleric: 1, fighter: 3, rogue: 1, gold: 2 }, { vp: 11, fighter: 2 }),
  'q-deliver-an-ultimatum': warfare({ fighter: 4, rogue: 1, wizard: 1 }, { vp: 11, gold: 4 }),
  'q-deliver-weapons-to-selunes-temple': warfare({ fighter: 4, rogue: 1, wizard: 1, gold: 2 }, { vp: 9, cleric: 2 }),
  'q-raid-orc-stronghold': warfare({ fighter: 4, rogue: 2 }, { vp: 8, gold: 4 }),
  'q-repel-seawraiths': warfare({ cleric: 1, fighter: 4, wizard: 1 }, { vp: 15, gold: 2 }),
  'q-train-bladesingers': warfare({ fighter: 3, wizard: 1 }, { vp: 4, fighter: 1, wizard: 1 }),
  'q-explore-ahghairons-tower': plot(
    arcana({ fighter: 1, wizard: 2, gold: 2 }, { vp: 6, perRound: 1 }),
    whenActionProvides('wizard', drawIntrigue(1)),
  ), // WD-QCARD-11
  'q-recover-the-magisters-orb': plot(arcana({ rogue: 3, wizard: 2 }, { vp: 6, perRound: 1.2 }), permits('joinOpponent')), // WD-QCARD-12
  // WD-QCARD-13
  'q-study-the-illusk-arch': plot(arcana({ cleric: 1, wizard: 2 }, { vp: 8, perRound: 0.7 }), whenCompleting('arcana', score(2))),
  'q-bribe-the-shipwrights': plot(
    commerce({ rogue: 4, wizard: 1, gold: 4 }, { vp: 10, perRound: 1.2 }),
    whenActionProvides('gold', gain({ rogue: 1 })),
  ), // WD-QCARD-14
  'q-establish-new-merchant-guild': plot(
    commerce({ cleric: 1, fighter: 2, gold: 4 }, { vp: 8, perRound: 0.7 }),
    whenCompleting('commerce', score(2)),
  ), // WD-QCARD-15
  // WD-QCARD-16
  'q-infiltrate-builders-hall': plot(commerce({ fighter: 2, rogue: 2, gold: 4 }, { vp: 6, perRound: 1.2 }), whenever('buy', score(4))),
  'q-defend-the-tower-of-luck': plot(
    piety({ cleric: 2, fighter: 1, rogue: 1, wizard: 1 }, { any: 1, perRound: 2 }),
    whenever('roundStart', gain({ any: 1 })),
  ), // WD-QCARD-17
  'q-produce-a-miracle-for-the-masses': plot(
    piety({ cleric: 2, gold: 4 }, { vp: 5, perRound: 0.8 }),
    whenActionProvides('cleric', { op: 'exchange', give: ['fighter', 'rogue', 'wizard'], get: 'cleric' }, 'round'),
  ), // WD-QCARD-18
  'q-protect-the-house-of-wonder': plot(
    piety({ cleric: 2, fighter: 1, gold: 2 }, { vp: 8, perRound: 0.7 }),
    whenCompleting('piety', score(2)),
  ), // WD-QCARD-19
  'q-fence-goods-for-duke-of-darkness': plot(
    skullduggery({ fighter: 1, rogue: 3, gold: 4 }, { vp: 6, perRound: 1.2 }),
    whenActionProvides('rogue', gain({ gold: 2 })),
  ), // WD-QCARD-20
  'q-install-a-spy-in-castle-waterdeep': plot(
    skullduggery({ rogue: 4, gold: 4 }, { vp: 8, perRound: 0.7 }),
    whenCompleting('skullduggery', score(2)),
  ), // WD-QCARD-21
  'q-place-a-sleeper-agent-in-skullport': plot(
    skullduggery({ fighter: 1, rogue: 4, wizard: 1 }, { perRound: 2 }),
    whenever('play', score(2)),
  ), // WD-QCARD-22
  'q-bolster-griffon-cavalry': plot(
    warfare({ fighter: 4, gold: 4 }, { vp: 6, perRound: 1.5 }),
    whenActionProvides('fighter', gain({ fighter: 1 })),
  ), // WD-QCARD-23
  // WD-QCARD-24
  'q-quell-mercenary-uprising': plot(warfare({ cleric: 1, fighter: 4 }, { vp: 8, perRound: 0.7 }), whenCompleting('warfare', score(2))),
  'q-recruit-lieutenant': plot(
    warfare({ cleric: 1, fighter: 5, rogue: 1, wizard: 1 }, { perRound: 3.5 }, { op: 'gainLieutenant' }),
    permits('anotherAgent'),
  ), // WD-QCARD-25
} as const;

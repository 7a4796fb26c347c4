import type { Counted, Named, NamedBuilding } from './named.ts';

/** The quests: names of the cards, and what is more than cost and plain reward. */
export const quests = {
  'q-expose-red-wizards-spies': { name: 'Expose Red Wizards’ Spies', text: '' },
  'q-host-festival-for-sune': { name: 'Host Festival for Sune', text: '' },
  'q-infiltrate-halasters-circle': { name: 'Infiltrate Halaster’s Circle', text: '' },
  'q-investigate-aberrant-infestation': { name: 'Investigate Aberrant Infestation', text: '' },
  'q-recruit-for-blackstaff-academy': { name: 'Recruit for Blackstaff Academy', text: '' },
  'q-research-chronomancy': { name: 'Research Chronomancy', text: 'Return one of your assigned agents to the pool.' },
  'q-retrieve-ancient-artifacts': { name: 'Retrieve Ancient Artifacts', text: '' },
  'q-steal-spellbook-from-silverhand': { name: 'Steal Spellbook from Silverhand', text: '' },
  'q-domesticate-owlbears': { name: 'Domesticate Owlbears', text: '' },
  'q-ally-with-house-thann': { name: 'Ally with House Thann', text: '' },
  'q-impersonate-adarbrent-noble': { name: 'Impersonate Adarbrent Noble', text: '' },
  'q-loot-the-crypt-of-chauntea': { name: 'Loot the Crypt of Chauntea', text: 'Draw 1 quest from the deck.' },
  'q-lure-artisans-of-mirabar': { name: 'Lure Artisans of Mirabar', text: 'Build 1 building from Builder’s Hall for free.' },
  'q-placate-the-walking-statue': { name: 'Placate the Walking Statue', text: 'Build the top building of the stack for free.' },
  'q-safeguard-eltorchul-mage': { name: 'Safeguard Eltorchul Mage', text: '' },
  'q-send-aid-to-the-harpers': { name: 'Send Aid to the Harpers', text: 'Choose an opponent: they take 4 gold.' },
  'q-spy-on-the-house-of-light': { name: 'Spy on the House of Light', text: '' },
  'q-thin-the-city-watch': { name: 'Thin the City Watch', text: '' },
  'q-convert-a-noble-to-lathander': { name: 'Convert a Noble to Lathander', text: 'Take 1 face-up quest from Cliffwatch Inn.' },
  'q-create-a-shrine-to-oghma': { name: 'Create a Shrine to Oghma', text: '' },
  'q-discover-hidden-temple-of-lolth': { name: 'Discover Hidden Temple of Lolth', text: 'Take 1 face-up quest from Cliffwatch Inn.' },
  'q-eliminate-vampire-coven': { name: 'Eliminate Vampire Coven', text: '' },
  'q-form-an-alliance-with-the-rashemi': { name: 'Form an Alliance with the Rashemi', text: 'Take 1 face-up quest from Cliffwatch Inn.' },
  'q-heal-fallen-gray-hand-soldiers': { name: 'Heal Fallen Gray Hand Soldiers', text: '' },
  'q-perform-the-penance-of-duty': { name: 'Perform the Penance of Duty', text: '' },
  'q-recruit-paladins-for-tyr': { name: 'Recruit Paladins for Tyr', text: '' },
  'q-seal-gate-to-cyrics-realm': { name: 'Seal Gate to Cyric’s Realm', text: '' },
  'q-build-a-reputation-in-skullport': { name: 'Build a Reputation in Skullport', text: '' },
  'q-establish-harpers-safe-house': { name: 'Establish Harpers Safe House', text: '2 VP more for each building you control.' },
  'q-establish-shadow-thieves-guild': { name: 'Establish Shadow Thieves’ Guild', text: '' },
  'q-expose-cult-corruption': { name: 'Expose Cult Corruption', text: '' },
  'q-prison-break': { name: 'Prison Break', text: 'Play 1 intrigue card.' },
  'q-procure-stolen-goods': { name: 'Procure Stolen Goods', text: '' },
  'q-raid-on-undermountain': { name: 'Raid on Undermountain', text: '' },
  'q-steal-from-house-adarbrent': { name: 'Steal from House Adarbrent', text: '' },
  'q-take-over-rival-organization': { name: 'Take Over Rival Organization', text: '' },
  'q-ambush-artor-morlin': { name: 'Ambush Artor Morlin', text: '' },
  'q-bolster-city-guard': { name: 'Bolster City Guard', text: '' },
  'q-confront-the-xanathar': { name: 'Confront the Xanathar', text: '' },
  'q-defeat-uprising-from-undermountain': { name: 'Defeat Uprising from Undermountain', text: '' },
  'q-deliver-an-ultimatum': { name: 'Deliver an Ultimatum', text: '' },
  'q-deliver-weapons-to-selunes-temple': { name: 'Deliver Weapons to Selune’s Temple', text: '' },
  'q-raid-orc-stronghold': { name: 'Raid Orc Stronghold', text: '' },
  'q-repel-seawraiths': { name: 'Repel Seawraiths', text: '' },
  'q-train-bladesingers': { name: 'Train Bladesingers', text: '' },
  'q-explore-ahghairons-tower': {
    name: 'Explore Ahghairon’s Tower',
    text: 'Whenever your action provides any wizards, draw 1 intrigue card.',
  },
  'q-recover-the-magisters-orb': {
    name: 'Recover the Magister’s Orb',
    text: 'Once per round you may assign an agent to a space that holds an opponent’s agent.',
  },
  'q-study-the-illusk-arch': { name: 'Study the Illusk Arch', text: 'Each time you complete another arcana quest, score 2 VP.' },
  'q-bribe-the-shipwrights': { name: 'Bribe the Shipwrights', text: 'Whenever your action provides any gold, also take 1 rogue.' },
  'q-establish-new-merchant-guild': {
    name: 'Establish New Merchant Guild',
    text: 'Each time you complete another commerce quest, score 2 VP.',
  },
  'q-infiltrate-builders-hall': { name: 'Infiltrate Builder’s Hall', text: 'Each time you buy a building, score 4 VP.' },
  'q-defend-the-tower-of-luck': { name: 'Defend the Tower of Luck', text: 'At the start of each round take 1 adventurer of any type.' },
  'q-produce-a-miracle-for-the-masses': {
    name: 'Produce a Miracle for the Masses',
    text: 'Once per round, when your action provides any clerics, you may return 1 fighter, rogue or wizard and take 1 cleric.',
  },
  'q-protect-the-house-of-wonder': { name: 'Protect the House of Wonder', text: 'Each time you complete another piety quest, score 2 VP.' },
  'q-fence-goods-for-duke-of-darkness': {
    name: 'Fence Goods for Duke of Darkness',
    text: 'Whenever your action provides any rogues, also take 2 gold.',
  },
  'q-install-a-spy-in-castle-waterdeep': {
    name: 'Install a Spy in Castle Waterdeep',
    text: 'Each time you complete another skullduggery quest, score 2 VP.',
  },
  'q-place-a-sleeper-agent-in-skullport': {
    name: 'Place a Sleeper Agent in Skullport',
    text: 'Each time you play an intrigue card, score 2 VP.',
  },
  'q-bolster-griffon-cavalry': {
    name: 'Bolster Griffon Cavalry',
    text: 'Whenever your action provides any fighters, also take 1 fighter.',
  },
  'q-quell-mercenary-uprising': { name: 'Quell Mercenary Uprising', text: 'Each time you complete another warfare quest, score 2 VP.' },
  'q-recruit-lieutenant': { name: 'Recruit Lieutenant', text: 'The Lieutenant joins your agents for the rest of the game.' },
  'q-deal-with-the-black-viper': { name: 'Deal with the Black Viper', text: 'Four times: draw 1 intrigue card; you may play it at once.' },
  'q-explore-trobriands-graveyard': { name: 'Explore Trobriand’s Graveyard', text: '' },
  'q-resurrect-dead-wizards': { name: 'Resurrect Dead Wizards', text: '' },
  'q-survive-a-meeting-with-halaster': {
    name: 'Survive a Meeting with Halaster',
    text: 'Draw 1 intrigue card for each wizard spent on this quest.',
  },
  'q-ransack-whitehelms-tomb': { name: 'Ransack Whitehelm’s Tomb', text: '' },
  'q-recruit-for-city-watch': { name: 'Recruit for City Watch', text: 'You may pay 10 gold now to take 3 fighters and 3 rogues.' },
  'q-steal-gems-from-the-bone-throne': { name: 'Steal Gems from the Bone Throne', text: '' },
  'q-threaten-the-builders-guilds': {
    name: 'Threaten the Builders’ Guilds',
    text: 'Build all face-up buildings of Builder’s Hall for free.',
  },
  'q-establish-temple-to-ibrandul': { name: 'Establish Temple to Ibrandul', text: 'Take all face-up quests from Cliffwatch Inn.' },
  'q-plunder-the-island-temple': { name: 'Plunder the Island Temple', text: '' },
  'q-rescue-clerics-of-tymora': { name: 'Rescue Clerics of Tymora', text: '' },
  'q-root-out-loviatars-faithful': { name: 'Root Out Loviatar’s Faithful', text: '2 VP more for each cleric spent on this quest.' },
  'q-break-into-blackstaff-tower': { name: 'Break Into Blackstaff Tower', text: '' },
  'q-defend-the-lanceboard-room': { name: 'Defend the Lanceboard Room', text: 'You choose the type of each of the 8 adventurers.' },
  'q-survive-arcturias-transformation': { name: 'Survive Arcturia’s Transformation', text: '' },
  'q-unleash-crime-spree': { name: 'Unleash Crime Spree', text: 'You may return 4 rogues now for 10 VP more.' },
  'q-battle-in-muirals-gauntlet': { name: 'Battle in Muiral’s Gauntlet', text: '' },
  'q-defend-the-yawning-portal': { name: 'Defend the Yawning Portal', text: 'You may return up to 3 of your assigned agents to the pool.' },
  'q-destroy-a-temple-of-selvetarm': { name: 'Destroy a Temple of Selvetarm', text: 'You may return 4 fighters now for 10 VP more.' },
  'q-wake-the-six-sleepers': { name: 'Wake the Six Sleepers', text: '' },
  'q-establish-wizard-academy': { name: 'Establish Wizard Academy', text: 'Each time you take an arcana quest, take 1 wizard.' },
  'q-study-in-the-librarium': {
    name: 'Study in the Librarium',
    text: 'After an action that let you play intrigue cards, draw 1 intrigue card; you may play it at once.',
  },
  'q-obtain-builders-plans': {
    name: 'Obtain Builders’ Plans',
    text: 'Once per round you may assign an agent to a free building in Builder’s Hall and use it as though it were yours.',
  },
  'q-sponsor-bounty-hunters': { name: 'Sponsor Bounty Hunters', text: 'Each time you take a commerce quest, take 4 gold.' },
  'q-diplomatic-mission-to-suzail': {
    name: 'Diplomatic Mission to Suzail',
    text: 'You may complete face-up quests at Cliffwatch Inn as though they were yours.',
  },
  'q-sanctify-a-desecrated-temple': { name: 'Sanctify a Desecrated Temple', text: 'Each time you take a piety quest, take 1 cleric.' },
  'q-ally-with-the-xanathars-guild': {
    name: 'Ally with the Xanathar’s Guild',
    text: 'Each time you take a skullduggery quest, take 2 rogues.',
  },
  'q-impersonate-tax-collector': {
    name: 'Impersonate Tax Collector',
    text: 'Whenever you assign an agent to your own building, you also get its owner benefit.',
  },
  'q-recover-the-flame-of-the-north': {
    name: 'Recover the Flame of the North',
    text: 'Each time you take a warfare quest, take 2 fighters.',
  },
  'q-seize-citadel-of-the-bloody-hand': {
    name: 'Seize Citadel of the Bloody Hand',
    text: 'Each time you complete another quest, you may take back 1 adventurer spent on it.',
  },
  'q-establish-cult-cell': { name: 'Establish Cult Cell', text: 'Take 3 corruption.' },
  'q-investigate-thayan-vessel': { name: 'Investigate Thayan Vessel', text: '' },
  'q-renew-guards-and-wards': { name: 'Renew Guards and Wards', text: 'You may return up to 2 corruption.' },
  'q-seal-an-entrance-to-skullport': { name: 'Seal an Entrance to Skullport', text: 'You may return up to 3 corruption.' },
  'q-donate-to-the-city': { name: 'Donate to the City', text: 'You may return up to 3 corruption.' },
  'q-fund-alchemical-research': { name: 'Fund Alchemical Research', text: 'Take 3 corruption.' },
  'q-fund-pilgrimage-of-waukeen': { name: 'Fund Pilgrimage of Waukeen', text: '' },
  'q-pay-fines': { name: 'Pay Fines', text: 'You may return up to 2 corruption.' },
  'q-banish-evil-spirits': { name: 'Banish Evil Spirits', text: 'You may return up to 2 corruption.' },
  'q-enter-the-tower-of-seven-woes': { name: 'Enter the Tower of Seven Woes', text: 'Take 4 corruption.' },
  'q-institute-reforms': { name: 'Institute Reforms', text: 'You may return up to 3 corruption.' },
  'q-sanctify-temple-to-oghma': { name: 'Sanctify Temple to Oghma', text: '' },
  'q-bury-the-bodies': { name: 'Bury the Bodies', text: 'Take 2 corruption.' },
  'q-rescue-a-victim-from-the-skulls': { name: 'Rescue a Victim from the Skulls', text: 'You may return 1 corruption.' },
  'q-save-kidnapped-nobles': { name: 'Save Kidnapped Nobles', text: 'You may return up to 3 corruption.' },
  'q-swindle-the-builders-guilds': {
    name: 'Swindle the Builders’ Guilds',
    text: 'Take 3 corruption. Build 2 buildings from Builder’s Hall for free, one after the other.',
  },
  'q-assassinate-rivals': { name: 'Assassinate Rivals', text: 'Take 2 corruption. Each opponent returns 1 adventurer of their choice.' },
  'q-improve-prison-security': { name: 'Improve Prison Security', text: 'You may remove up to 3 of your corruption from the game.' },
  'q-patrol-dock-ward': { name: 'Patrol Dock Ward', text: '' },
  'q-uncover-drow-plot': { name: 'Uncover Drow Plot', text: 'You may return up to 2 corruption.' },
  'q-recruit-academy-castoffs': {
    name: 'Recruit Academy Castoffs',
    text: 'Whenever you assign an agent to Blackstaff Tower, you may take 1 more wizard and 1 corruption.',
  },
  'q-uncover-forbidden-lore': {
    name: 'Uncover Forbidden Lore',
    text: 'Whenever you assign an agent to Waterdeep Harbor, you may play up to 2 more intrigue cards; if you do, take 1 corruption.',
  },
  'q-defame-rival-business': {
    name: 'Defame Rival Business',
    text: 'Whenever you buy a building, you may move 1 corruption from your tavern to any action space.',
  },
  'q-extort-aurora': {
    name: 'Extort Aurora',
    text: 'Whenever you assign an agent to Aurora’s Realms Shop, you may take 4 more gold and 1 corruption.',
  },
  'q-give-honor-to-mask': {
    name: 'Give Honor to Mask',
    text: 'Whenever you assign an agent to the Plinth, you may take 1 more cleric and 1 corruption.',
  },
  'q-protect-converts-to-eilistraee': {
    name: 'Protect Converts to Eilistraee',
    text: 'Once on each of your turns, when you return corruption, you may return 1 more.',
  },
  'q-expand-guild-activities': {
    name: 'Expand Guild Activities',
    text: 'Whenever you assign an agent to the Grinning Lion Tavern, you may take 2 more rogues and 1 corruption.',
  },
  'q-shelter-zhentarim-agents': {
    name: 'Shelter Zhentarim Agents',
    text: 'Take 1 corruption. From then on, once on each of your turns, when you gain corruption, draw 1 intrigue card.',
  },
  'q-fix-the-champions-games': {
    name: 'Fix the Champions’ Games',
    text: 'Whenever you assign an agent to the Field of Triumph, you may take 2 more fighters and 1 corruption.',
  },
  'q-train-castle-guards': {
    name: 'Train Castle Guards',
    text: 'Whenever a player takes the first-player marker, you and that player take 1 fighter each.',
  },
} as const satisfies Readonly<Record<string, Named>>;

/** The mandatory quests, as they lie in front of a player. */
export const mandatoryQuests = {
  'm-fend-off-bandits': { name: 'Fend Off Bandits', text: '' },
  'm-foil-the-zhentarim': { name: 'Foil the Zhentarim', text: '' },
  'm-placate-angry-merchants': { name: 'Placate Angry Merchants', text: '' },
  'm-quell-riots': { name: 'Quell Riots', text: '' },
  'm-repel-drow-invaders': { name: 'Repel Drow Invaders', text: '' },
  'm-stamp-out-cultists': { name: 'Stamp Out Cultists', text: '' },
  'm-evade-assassin': { name: 'Evade Assassin', text: '' },
  'm-subdue-illithid-menace': { name: 'Subdue Illithid Menace', text: '' },
  'm-unveil-abyssal-agent': { name: 'Unveil Abyssal Agent', text: '' },
  'm-clear-rust-monster-nest': { name: 'Clear Rust Monster Nest', text: '' },
  'm-cover-up-a-scandal': { name: 'Cover Up a Scandal', text: 'You may return 1 corruption.' },
  'm-hunt-hidden-ghoul': { name: 'Hunt Hidden Ghoul', text: '' },
} as const satisfies Readonly<Record<string, Named>>;

/** The intrigue cards, one entry for all copies. */
export const intrigue = {
  'i-ambush': { name: 'Ambush', text: 'Each opponent returns 1 fighter. For each who has none, take 1 fighter.' },
  'i-arcane-mishap': { name: 'Arcane Mishap', text: 'Each opponent returns 1 wizard. For each who has none, draw 1 intrigue card.' },
  'i-assassination': { name: 'Assassination', text: 'Each opponent returns 1 rogue. For each who has none, take 2 gold.' },
  'i-bribe-agent': { name: 'Bribe Agent', text: 'Pay 2 gold. Use a space that holds an opponent’s agent as though yours stood there.' },
  'i-free-drinks': { name: 'Free Drinks!', text: 'Take 1 adventurer of your choice from an opponent.' },
  'i-lack-of-faith': { name: 'Lack of Faith', text: 'Each opponent returns 1 cleric. For each who has none, score 2 VP.' },
  'i-accelerate-plans': {
    name: 'Accelerate Plans',
    text: 'Return one of your agents from Waterdeep Harbor to the pool, then assign 2 agents at once.',
  },
  'i-bidding-war': {
    name: 'Bidding War',
    text: 'Turn up one quest for each player. Keep one and pass the rest to the left; each player keeps one.',
  },
  'i-call-for-adventurers': { name: 'Call for Adventurers', text: 'Take 2 adventurers of any type. Each opponent takes 1 of any type.' },
  'i-call-in-a-favor': { name: 'Call in a Favor', text: 'Take 4 gold, 2 fighters, 2 rogues, 1 wizard or 1 cleric.' },
  'i-change-of-plans': {
    name: 'Change of Plans',
    text: 'Discard one of your uncompleted quests and score 6 VP. Each opponent may discard one and score 3 VP.',
  },
  'i-conscription': { name: 'Conscription', text: 'Take 2 fighters. One opponent of your choice takes 1 fighter.' },
  'i-crime-wave': { name: 'Crime Wave', text: 'Take 2 rogues. One opponent of your choice takes 1 rogue.' },
  'i-good-faith': { name: 'Good Faith', text: 'Take 2 clerics. One opponent of your choice takes 1 cleric.' },
  'i-graduation-day': { name: 'Graduation Day', text: 'Take 2 wizards. One opponent of your choice takes 1 wizard.' },
  'i-real-estate-deal': {
    name: 'Real Estate Deal',
    text: 'Discard one of your buildings without an agent, then build one from Builder’s Hall for free.',
  },
  'i-recall-agent': { name: 'Recall Agent', text: 'Return one of your assigned agents to the pool.' },
  'i-recruit-spies': { name: 'Recruit Spies', text: 'Take 2 rogues. Each opponent may give you 1 rogue to score 3 VP.' },
  'i-request-assistance': { name: 'Request Assistance', text: 'Take 2 fighters. Each opponent may give you 1 fighter to score 3 VP.' },
  'i-research-agreement': { name: 'Research Agreement', text: 'Take 1 wizard. Each opponent may give you 1 wizard to score 5 VP.' },
  'i-sample-wares': {
    name: 'Sample Wares',
    text: 'Assign an agent to a free building in Builder’s Hall and use it as though it were yours.',
  },
  'i-special-assignment': {
    name: 'Special Assignment',
    text: 'Name a quest type. Turn up quests from the deck until one of that type appears, and keep it.',
  },
  'i-spread-the-wealth': { name: 'Spread the Wealth', text: 'Take 4 gold. One opponent of your choice takes 2 gold.' },
  'i-summon-the-faithful': { name: 'Summon the Faithful', text: 'Take 1 cleric. Each opponent may give you 1 cleric to score 5 VP.' },
  'i-tax-collection': { name: 'Tax Collection', text: 'Take 4 gold. Each opponent may pay you 4 gold to score 4 VP.' },
  'i-fend-off-bandits': {
    name: 'Fend Off Bandits',
    text: 'Lay it in front of an opponent: a mandatory quest. 2 fighters and 1 wizard for 2 VP.',
  },
  'i-foil-the-zhentarim': {
    name: 'Foil the Zhentarim',
    text: 'Lay it in front of an opponent: a mandatory quest. 1 fighter, 1 rogue and 1 wizard for 2 VP.',
  },
  'i-placate-angry-merchants': {
    name: 'Placate Angry Merchants',
    text: 'Lay it in front of an opponent: a mandatory quest. 1 cleric, 1 fighter and 1 wizard for 4 VP.',
  },
  'i-quell-riots': { name: 'Quell Riots', text: 'Lay it in front of an opponent: a mandatory quest. 2 clerics and 1 fighter for 4 VP.' },
  'i-repel-drow-invaders': {
    name: 'Repel Drow Invaders',
    text: 'Lay it in front of an opponent: a mandatory quest. 1 cleric and 2 rogues for 2 VP.',
  },
  'i-stamp-out-cultists': {
    name: 'Stamp Out Cultists',
    text: 'Lay it in front of an opponent: a mandatory quest. 1 cleric, 1 fighter and 1 rogue for 2 VP.',
  },
  'i-call-for-assistance': {
    name: 'Call for Assistance',
    text: 'Take 2 fighters, 2 rogues or 1 of each from an opponent who has that many.',
  },
  'i-demolish': {
    name: 'Demolish',
    text: 'Discard a building without an agent; if it is an opponent’s, pay them its cost. Then build one from Builder’s Hall for free.',
  },
  'i-inevitable-betrayal': {
    name: 'Inevitable Betrayal',
    text: 'Take 1 adventurer of your choice and 2 gold from an opponent. Then this card goes into their hand.',
  },
  'i-manipulate': { name: 'Manipulate', text: 'Move an opponent’s agent to a free space; its owner may act there. Then assign an agent.' },
  'i-preferential-treatment': { name: 'Preferential Treatment', text: 'Take 2 gold and the first-player marker.' },
  'i-allied-faiths': { name: 'Allied Faiths', text: 'Give 1 cleric to an opponent and score 8 VP.' },
  'i-architectural-innovation': { name: 'Architectural Innovation', text: 'Take 2 gold. You may buy a building from Builder’s Hall.' },
  'i-friendly-loan': { name: 'Friendly Loan', text: 'Give 4 gold to an opponent and score 8 VP.' },
  'i-honor-among-thieves': { name: 'Honor Among Thieves', text: 'Give 2 rogues to an opponent and score 8 VP.' },
  'i-information-broker': { name: 'Information Broker', text: 'Draw 3 intrigue cards. Each opponent draws 1.' },
  'i-mercenary-contract': { name: 'Mercenary Contract', text: 'Give 2 fighters to an opponent and score 8 VP.' },
  'i-open-lord': {
    name: 'Open Lord',
    text: 'Turn your lord face up and discard your mandatory quests. From now on opponents’ attacks and mandatory quests do not touch you.',
  },
  'i-organized-crime': {
    name: 'Organized Crime',
    text: 'Take 2 rogues. Put 1 rogue from the supply on each of 2 different action spaces.',
  },
  'i-proselytize': { name: 'Proselytize', text: 'Take 1 cleric. Put 1 cleric from the supply on any action space.' },
  'i-recruitment-drive': {
    name: 'Recruitment Drive',
    text: 'Take 2 fighters. Put 1 fighter from the supply on each of 2 different action spaces.',
  },
  'i-sponsor-apprentices': { name: 'Sponsor Apprentices', text: 'Take 1 wizard. Put 1 wizard from the supply on any action space.' },
  'i-tax-revolt': { name: 'Tax Revolt', text: 'Take 5 gold. Put 2 gold from the supply on each of 2 different action spaces.' },
  'i-unexpected-success': { name: 'Unexpected Success', text: 'Twice: draw 1 intrigue card; you may play it at once.' },
  'i-unlikely-assistance': { name: 'Unlikely Assistance', text: 'Give 1 wizard to an opponent and score 8 VP.' },
  'i-evade-assassin': {
    name: 'Evade Assassin',
    text: 'Lay it in front of an opponent: a mandatory quest. 2 rogues and 1 wizard for 1 intrigue card.',
  },
  'i-subdue-illithid-menace': {
    name: 'Subdue Illithid Menace',
    text: 'Lay it in front of an opponent: a mandatory quest. 1 cleric and 2 fighters for 1 intrigue card.',
  },
  'i-unveil-abyssal-agent': {
    name: 'Unveil Abyssal Agent',
    text: 'Lay it in front of an opponent: a mandatory quest. 1 cleric and 1 wizard for 1 intrigue card.',
  },
  'i-blackmail': { name: 'Blackmail', text: 'Take 2 gold from an opponent and look at their lord.' },
  'i-doppelganger': {
    name: 'Doppelganger!',
    text: 'Use a space that holds an agent of an opponent with more corruption than you, as though yours stood there.',
  },
  'i-expose-corruption': { name: 'Expose Corruption', text: 'Each opponent with more corruption than you takes 1 corruption.' },
  'i-foist-responsibility': {
    name: 'Foist Responsibility',
    text: 'Take 1 corruption. Pass one of your mandatory quests to an opponent who has corruption.',
  },
  'i-forge-deed': { name: 'Forge Deed', text: 'Take 2 corruption. Replace the control marker on an opponent’s building with yours.' },
  'i-black-market-money': {
    name: 'Black Market Money',
    text: 'Take 8 gold and 1 corruption. Each opponent may take 4 gold and 1 corruption.',
  },
  'i-bribe-the-watch': {
    name: 'Bribe the Watch',
    text: 'Pay 2 gold; you may return up to 2 corruption. Each opponent may pay 4 gold to return 1 corruption.',
  },
  'i-corrupting-influence': { name: 'Corrupting Influence', text: 'Put 1 corruption from the track on each of 2 different action spaces.' },
  'i-dark-dagger-assassination': {
    name: 'Dark Dagger Assassination',
    text: 'Take 4 rogues and 1 corruption. Each opponent may take 2 rogues and 1 corruption.',
  },
  'i-donations-for-cyric': {
    name: 'Donations for Cyric',
    text: 'Take 2 clerics and 1 corruption. Each opponent may take 1 cleric and 1 corruption.',
  },
  'i-honorable-example': { name: 'Honorable Example', text: 'Score 6 VP if every opponent has more corruption than you.' },
  'i-iron-ring-slaves': {
    name: 'Iron Ring Slaves',
    text: 'Take 4 fighters and 1 corruption. Each opponent may take 2 fighters and 1 corruption.',
  },
  'i-mind-flayer-mercenaries': {
    name: 'Mind Flayer Mercenaries',
    text: 'Take 2 wizards and 1 corruption. Each opponent may take 1 wizard and 1 corruption.',
  },
  'i-release-the-hounds': { name: 'Release the Hounds', text: 'Remove 3 corruption of the track from the game.' },
  'i-repent': { name: 'Repent', text: 'Return 1 corruption.' },
  'i-scapegoat': {
    name: 'Scapegoat',
    text: 'Return 1 adventurer; you may return up to 2 corruption. Each opponent may return 2 adventurers and 1 corruption.',
  },
  'i-clear-rust-monster-nest': {
    name: 'Clear Rust Monster Nest',
    text: 'Lay it in front of an opponent: a mandatory quest. 1 fighter, 1 wizard and 2 gold for 2 VP.',
  },
  'i-cover-up-a-scandal': {
    name: 'Cover Up a Scandal',
    text: 'Lay it in front of an opponent: a mandatory quest. 1 cleric, 1 fighter, 1 rogue and 1 wizard for 2 VP and returning 1 corruption.',
  },
  'i-hunt-hidden-ghoul': {
    name: 'Hunt Hidden Ghoul',
    text: 'Lay it in front of an opponent: a mandatory quest. 1 cleric, 1 rogue and 2 gold for 2 VP.',
  },
} as const satisfies Readonly<Record<string, Named>>;

/** The buildings: what the visitor gets, and what the owner. */
export const buildings = {
  'b-caravan-court': {
    name: 'Caravan Court',
    text: 'Take all fighters from here. 2 are added when built and each round.',
    owner: '1 fighter.',
  },
  'b-dragon-tower': { name: 'Dragon Tower', text: 'Take 1 wizard and draw 1 intrigue card.', owner: '1 intrigue card.' },
  'b-fetlock-court': { name: 'Fetlock Court', text: 'Take 2 fighters and 1 wizard.', owner: '1 fighter or 1 wizard.' },
  'b-the-golden-horn': {
    name: 'The Golden Horn',
    text: 'Take all gold from here. 4 are added when built and each round.',
    owner: '2 gold.',
  },
  'b-helmstar-warehouse': { name: 'Helmstar Warehouse', text: 'Take 2 rogues and 2 gold.', owner: '1 rogue.' },
  'b-heroes-garden': {
    name: 'Heroes’ Garden',
    text: 'Take a face-up quest from Cliffwatch Inn. You may complete it at once for 4 VP more.',
    owner: '2 VP.',
  },
  'b-house-of-good-spirits': { name: 'House of Good Spirits', text: 'Take 1 fighter and 1 adventurer of any type.', owner: '1 fighter.' },
  'b-house-of-heroes': { name: 'House of Heroes', text: 'Take 1 cleric and 2 fighters.', owner: '1 cleric or 1 fighter.' },
  'b-house-of-the-moon': { name: 'House of the Moon', text: 'Take 1 cleric and a face-up quest from Cliffwatch Inn.', owner: '2 gold.' },
  'b-house-of-wonder': { name: 'House of Wonder', text: 'Pay 2 gold. Take 2 adventurers, each a cleric or a wizard.', owner: '2 gold.' },
  'b-jesters-court': {
    name: 'Jesters’ Court',
    text: 'Take all rogues from here. 2 are added when built and each round.',
    owner: '1 rogue.',
  },
  'b-new-olamn': { name: 'New Olamn', text: 'Take 2 rogues and 1 wizard.', owner: '1 rogue or 1 wizard.' },
  'b-northgate': { name: 'Northgate', text: 'Take 1 adventurer of any type and 2 gold.', owner: '2 VP.' },
  'b-the-palace-of-waterdeep': {
    name: 'The Palace of Waterdeep',
    text: 'Take the Ambassador. At the start of the next round you assign it before anyone else acts.',
    owner: '2 VP.',
  },
  'b-the-skulkway': { name: 'The Skulkway', text: 'Take 1 fighter, 1 rogue and 2 gold.', owner: '1 fighter or 1 rogue.' },
  'b-smugglers-dock': { name: 'Smuggler’s Dock', text: 'Pay 2 gold. Take 4 adventurers, each a fighter or a rogue.', owner: '2 gold.' },
  'b-spires-of-the-morning': {
    name: 'Spires of the Morning',
    text: 'Take all clerics from here. 1 is added when built and each round.',
    owner: '2 VP.',
  },
  'b-the-stone-house': { name: 'The Stone House', text: 'Take 1 gold for each building in play.', owner: '2 gold.' },
  'b-the-three-pearls': {
    name: 'The Three Pearls',
    text: 'Return 2 adventurers of any type, then take 3 of any types.',
    owner: '2 gold.',
  },
  'b-the-tower-of-luck': { name: 'The Tower of Luck', text: 'Take 1 cleric and 2 rogues.', owner: '1 cleric or 1 rogue.' },
  'b-tower-of-the-order': {
    name: 'Tower of the Order',
    text: 'Take all wizards from here. 1 is added when built and each round.',
    owner: '1 intrigue card.',
  },
  'b-the-waymoot': {
    name: 'The Waymoot',
    text: 'Score all VP tokens from here and take a face-up quest from Cliffwatch Inn. 3 tokens are added when built and each round.',
    owner: '2 VP.',
  },
  'b-the-yawning-portal': { name: 'The Yawning Portal', text: 'Take 2 adventurers of any type.', owner: '1 adventurer of any type.' },
  'b-the-zoarstar': {
    name: 'The Zoarstar',
    text: 'Use a space that holds an opponent’s agent as though yours stood there.',
    owner: '2 VP.',
  },
  'b-belkrams-tomb': { name: 'Belkram’s Tomb', text: 'Take 5 gold, then play 1 intrigue card.', owner: '2 gold.' },
  'b-citadel-of-the-bloody-hand': {
    name: 'Citadel of the Bloody Hand',
    text: 'Take 4 fighters, then put 1 fighter from the supply on each of 2 different action spaces.',
    owner: '2 fighters.',
  },
  'b-the-eyes-lair': { name: 'The Eye’s Lair', text: 'Take 1 adventurer of any type, then play 1 intrigue card.', owner: '2 VP.' },
  'b-hall-of-many-pillars': { name: 'Hall of Many Pillars', text: 'Play 3 intrigue cards, one after another.', owner: '1 intrigue card.' },
  'b-hall-of-sleeping-kings': {
    name: 'Hall of Sleeping Kings',
    text: 'Take 1 fighter and 1 rogue, then play 1 intrigue card.',
    owner: '1 fighter or 1 rogue.',
  },
  'b-hall-of-three-lords': {
    name: 'Hall of Three Lords',
    text: 'Put 3 of your adventurers, one each, on 3 different action spaces and score 10 VP.',
    owner: '2 VP.',
  },
  'b-high-dukes-tomb': {
    name: 'High Duke’s Tomb',
    text: 'Take 8 gold, then put 1 gold from the supply on each of 2 different action spaces.',
    owner: '4 gold.',
  },
  'b-the-librarium': {
    name: 'The Librarium',
    text: 'Take 2 wizards, then put 1 wizard from the supply on any action space.',
    owner: '1 wizard.',
  },
  'b-the-lost-cavern': {
    name: 'The Lost Cavern',
    text: 'Discard an active quest, not a mandatory one. Take 1 fighter, 1 rogue and 1 adventurer of any type.',
    owner: '1 adventurer of any type.',
  },
  'b-room-of-wisdom': {
    name: 'Room of Wisdom',
    text: 'Take 2 clerics, then put 1 cleric from the supply on any action space.',
    owner: '1 cleric.',
  },
  'b-shadowdusk-hold': {
    name: 'Shadowdusk Hold',
    text: 'Take 4 rogues, then put 1 rogue from the supply on each of 2 different action spaces.',
    owner: '2 rogues.',
  },
  'b-trobriands-graveyard': {
    name: 'Trobriand’s Graveyard',
    text: 'Take 4 gold and draw 2 intrigue cards, then discard 2.',
    owner: '1 intrigue card.',
  },
  'b-cryptkey-facilitations': { name: 'Cryptkey Facilitations', text: 'Take 3 rogues, 5 gold and 1 corruption.', owner: '3 gold.' },
  'b-the-deepfires': {
    name: 'The Deepfires',
    text: 'Take 5 gold, 1 adventurer of any type and 1 corruption, then a face-up quest from Cliffwatch Inn.',
    owner: '3 VP.',
  },
  'b-delvers-folly': { name: 'Delver’s Folly', text: 'Put 1 corruption from your tavern on any action space.', owner: '2 VP.' },
  'b-the-frontal-lobe': {
    name: 'The Frontal Lobe',
    text: 'Return 1 adventurer of any type. Take 3 wizards and 1 corruption.',
    owner: 'The adventurer the visitor returned.',
  },
  'b-the-hell-hounds-muzzle': {
    name: 'The Hell Hound’s Muzzle',
    text: 'Take 1 cleric, 1 fighter, 1 rogue, 1 wizard and 1 corruption.',
    owner: '1 adventurer of any type.',
  },
  'b-monsters-made-to-order': {
    name: 'Monsters Made to Order',
    text: 'Take all corruption from here; for each you may return one of your assigned agents to the pool. 1 is added from the track when built and each round.',
    owner: '2 VP.',
  },
  'b-the-poisoned-quill': {
    name: 'The Poisoned Quill',
    text: 'Return 1 corruption, then play 1 intrigue card.',
    owner: '1 intrigue card.',
  },
  'b-promenade-of-the-dark-maiden': {
    name: 'Promenade of the Dark Maiden',
    text: 'Remove up to 2 of your corruption from the game.',
    owner: '3 VP.',
  },
  'b-secret-shrine': { name: 'Secret Shrine', text: 'Return 1 corruption and take 1 cleric.', owner: '1 cleric.' },
  'b-shradins-excellent-zombies': {
    name: 'Shradin’s Excellent Zombies',
    text: 'Take 3 fighters, 1 cleric and 1 corruption.',
    owner: '3 gold.',
  },
  'b-thimblewines-pawnshop': { name: 'Thimblewine’s Pawnshop', text: 'Return 1 corruption and take 1 gold.', owner: '2 gold.' },
  'b-the-thrown-gauntlet': {
    name: 'The Thrown Gauntlet',
    text: 'Take 3 fighters, 3 rogues and 1 corruption.',
    owner: '1 fighter and 1 rogue.',
  },
} as const satisfies Readonly<Record<string, NamedBuilding>>;

/** The lords. */
export const lords = {
  'l-brianne-byndraeth': { name: 'Brianne Byndraeth', text: 'At the end 4 VP for each completed arcana or skullduggery quest.' },
  'l-caladorn-cassalanter': { name: 'Caladorn Cassalanter', text: 'At the end 4 VP for each completed skullduggery or warfare quest.' },
  'l-durnan-the-wanderer': { name: 'Durnan the Wanderer', text: 'At the end 4 VP for each completed commerce or warfare quest.' },
  'l-khelben-arunsun': { name: 'Khelben Arunsun, the Blackstaff', text: 'At the end 4 VP for each completed arcana or warfare quest.' },
  'l-kyriani-agrivar': { name: 'Kyriani Agrivar', text: 'At the end 4 VP for each completed arcana or piety quest.' },
  'l-larissa-neathal': { name: 'Larissa Neathal', text: 'At the end 6 VP for each building you control.' },
  'l-mirt-the-moneylender': { name: 'Mirt the Moneylender', text: 'At the end 4 VP for each completed commerce or piety quest.' },
  'l-nindil-jalbuck': { name: 'Nindil Jalbuck', text: 'At the end 4 VP for each completed piety or skullduggery quest.' },
  'l-nymara-scheiron': { name: 'Nymara Scheiron', text: 'At the end 4 VP for each completed commerce or skullduggery quest.' },
  'l-piergeiron-the-paladinson': { name: 'Piergeiron the Paladinson', text: 'At the end 4 VP for each completed piety or warfare quest.' },
  'l-sammereza-sulphontis': { name: 'Sammereza Sulphontis', text: 'At the end 4 VP for each completed arcana or commerce quest.' },
  'l-danilo-thann': { name: 'Danilo Thann', text: 'At the end 3 VP for each completed quest.' },
  'l-halaster-blackcloak': {
    name: 'Halaster Blackcloak',
    text: 'At the end 4 VP for each completed Undermountain quest and each Undermountain building you control.',
  },
  'l-trobriand': { name: 'Trobriand', text: 'At the end 5 VP for each completed quest that is worth at least 10 VP.' },
  'l-irusyl-eraneth': {
    name: 'Irusyl Eraneth',
    text: 'At the end 6 VP for each completed quest of one type, the one you completed most often.',
  },
  'l-sangalor': { name: 'Sangalor', text: 'At the end 4 VP for each completed Skullport quest and each Skullport building you control.' },
  'l-the-xanathar': { name: 'The Xanathar', text: 'At the end 4 VP for each corruption in your tavern; its penalty still applies.' },
} as const satisfies Readonly<Record<string, Named>>;

/** The spaces of the boards. */
export const spaces = {
  's-aurora-realms-shop': { name: 'Aurora’s Realms Shop', text: 'Take 4 gold.' },
  's-blackstaff-tower': { name: 'Blackstaff Tower', text: 'Take 1 wizard.' },
  's-builders-hall': { name: 'Builder’s Hall', text: 'Buy one of the face-up buildings.' },
  's-castle-waterdeep': { name: 'Castle Waterdeep', text: 'Take the first-player marker and draw 1 intrigue card.' },
  's-cliffwatch-inn': { name: 'Cliffwatch Inn', text: 'Take a face-up quest, and more depending on the space.' },
  's-field-of-triumph': { name: 'Field of Triumph', text: 'Take 2 fighters.' },
  's-grinning-lion-tavern': { name: 'The Grinning Lion Tavern', text: 'Take 2 rogues.' },
  's-the-plinth': { name: 'The Plinth', text: 'Take 1 cleric.' },
  's-waterdeep-harbor': {
    name: 'Waterdeep Harbor',
    text: 'Play 1 intrigue card. After all agents are assigned, this one is assigned again.',
  },
  's-entry-well': { name: 'Entry Well', text: 'Take a face-up quest from Cliffwatch Inn, then play 1 intrigue card.' },
  's-hall-of-mirrors': { name: 'Hall of Mirrors', text: 'Take 1 adventurer of any type, or 1 fighter and 1 rogue.' },
  's-the-grim-statue': { name: 'The Grim Statue', text: 'Draw 2 intrigue cards.' },
  's-hall-of-the-voice': {
    name: 'Hall of the Voice',
    text: 'Draw 1 intrigue card and take a face-up quest from Cliffwatch Inn, 5 gold and 1 corruption.',
  },
  's-slavers-market': { name: 'Slavers’ Market', text: 'Take 2 fighters, 2 rogues and 1 corruption.' },
  's-skull-island': { name: 'Skull Island', text: 'Take 2 adventurers of any type and 1 corruption.' },
} as const satisfies Readonly<Record<string, Named>>;

/** The three spaces each of Inn and Harbor, in their order. */
export const slots = {
  's-cliffwatch-inn': [
    { name: 'Cliffwatch Inn, first space', text: 'Take a face-up quest and 2 gold.' },
    { name: 'Cliffwatch Inn, second space', text: 'Take a face-up quest and draw 1 intrigue card.' },
    { name: 'Cliffwatch Inn, third space', text: 'Discard all face-up quests, reveal 4 new ones and take one of them.' },
  ],
  's-waterdeep-harbor': [
    { name: 'Waterdeep Harbor, first space', text: 'Play 1 intrigue card. This agent is the first to be assigned again.' },
    { name: 'Waterdeep Harbor, second space', text: 'Play 1 intrigue card. This agent is the second to be assigned again.' },
    { name: 'Waterdeep Harbor, third space', text: 'Play 1 intrigue card. This agent is the third to be assigned again.' },
  ],
} as const satisfies Readonly<Record<string, readonly Named[]>>;

/** The factions. */
export const factions = {
  'city-guard': 'City Guard',
  harpers: 'Harpers',
  'knights-of-the-shield': 'Knights of the Shield',
  'red-sashes': 'Red Sashes',
  silverstars: 'Silverstars',
  'gray-hands': 'Gray Hands',
} as const satisfies Readonly<Record<string, string>>;

/** The types of quests: the type itself, and a quest of it. */
export const questTypes = {
  arcana: { name: 'Arcana', quest: 'arcana quest' },
  commerce: { name: 'Commerce', quest: 'commerce quest' },
  piety: { name: 'Piety', quest: 'piety quest' },
  skullduggery: { name: 'Skullduggery', quest: 'skullduggery quest' },
  warfare: { name: 'Warfare', quest: 'warfare quest' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly quest: string }>>;

/** The kinds of intrigue cards. */
export const intrigueKinds = {
  attack: 'Attack',
  utility: 'Utility',
  mandatory: 'Mandatory quest',
} as const satisfies Readonly<Record<string, string>>;

/** The base game and its modules. */
export const modules = {
  base: 'Base game',
  undermountain: 'Undermountain',
  skullport: 'Skullport',
} as const satisfies Readonly<Record<string, string>>;

/** The two agents with a name of their own. */
export const specialAgents = {
  ambassador: {
    name: 'Ambassador',
    text: 'Whoever takes it at the Palace of Waterdeep assigns it at the start of the next round, before all turns. It belongs to nobody.',
  },
  lieutenant: { name: 'Lieutenant', text: 'An additional agent of whoever completed Recruit Lieutenant.' },
} as const satisfies Readonly<Record<string, Named>>;

/** The four types of adventurers. */
export const adventurers = {
  cleric: { name: 'Cleric', forms: { one: 'cleric', other: 'clerics' }, taken: { one: 'cleric', other: 'clerics' } },
  fighter: { name: 'Fighter', forms: { one: 'fighter', other: 'fighters' }, taken: { one: 'fighter', other: 'fighters' } },
  rogue: { name: 'Rogue', forms: { one: 'rogue', other: 'rogues' }, taken: { one: 'rogue', other: 'rogues' } },
  wizard: { name: 'Wizard', forms: { one: 'wizard', other: 'wizards' }, taken: { one: 'wizard', other: 'wizards' } },
} as const satisfies Readonly<Record<string, Counted>>;

/** Everything that is gained and paid. */
export const resources = {
  ...adventurers,
  gold: { name: 'Gold', forms: { one: 'gold', other: 'gold' }, taken: { one: 'gold', other: 'gold' } },
  corruption: { name: 'Corruption', forms: { one: 'corruption', other: 'corruption' }, taken: { one: 'corruption', other: 'corruption' } },
  vp: { name: 'Victory points', forms: { one: 'VP', other: 'VP' }, taken: { one: 'VP', other: 'VP' } },
} as const satisfies Readonly<Record<string, Counted>>;

/** What else is counted; `any` is an adventurer of any type. */
export const things = {
  any: { name: 'Adventurer', forms: { one: 'adventurer', other: 'adventurers' }, taken: { one: 'adventurer', other: 'adventurers' } },
  agent: { name: 'Agent', forms: { one: 'agent', other: 'agents' }, taken: { one: 'agent', other: 'agents' } },
  intrigue: {
    name: 'Intrigue card',
    forms: { one: 'intrigue card', other: 'intrigue cards' },
    taken: { one: 'intrigue card', other: 'intrigue cards' },
  },
  quest: { name: 'Quest', forms: { one: 'quest', other: 'quests' }, taken: { one: 'quest', other: 'quests' } },
  building: { name: 'Building', forms: { one: 'building', other: 'buildings' }, taken: { one: 'building', other: 'buildings' } },
} as const satisfies Readonly<Record<string, Counted>>;

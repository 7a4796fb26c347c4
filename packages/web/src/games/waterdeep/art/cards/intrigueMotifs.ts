import type { IntrigueName } from '@fathom/waterdeep';
import type { Motif } from '../ink.ts';
import { arcane, arms, beasts, faith, people, stealth, trade } from '../motifs/index.ts';
import type { Ward } from '../palette.ts';
import type { Shadow } from './shadows.ts';

/** What happens where, and what else is there. */
export type Deed = readonly [shadow: Shadow, motif: Motif, second?: Motif];
type Some<D> = Readonly<Partial<Record<IntrigueName, D>>>;

export const attacks = {
  'i-ambush': ['alley', arms.crossbow],
  'i-arcane-mishap': ['cellar', arcane.flask],
  'i-assassination': ['window', stealth.stab],
  'i-bribe-agent': ['curtain', trade.palm],
  'i-free-drinks': ['cellar', stealth.tankards],
  'i-lack-of-faith': ['window', stealth.snuffed],
  'i-call-for-assistance': ['roofs', arms.horn],
  'i-demolish': ['roofs', faith.ruin, trade.hammer],
  'i-inevitable-betrayal': ['curtain', trade.handshake, arms.dagger],
  'i-manipulate': ['curtain', stealth.puppet],
  'i-preferential-treatment': ['window', people.crown],
  'i-blackmail': ['alley', stealth.letter, arms.dagger],
  'i-doppelganger': ['window', stealth.masks],
  'i-expose-corruption': ['cellar', stealth.taint, stealth.lantern],
  'i-foist-responsibility': ['alley', stealth.chains],
  'i-forge-deed': ['cellar', trade.deed, trade.quill],
} satisfies Some<Deed>;

/** A favour is done in the light of what it brings. */
export const favours = {
  'i-accelerate-plans': ['harbour', ['quay', arcane.hourglass]],
  'i-bidding-war': ['gold', ['curtain', trade.purse, trade.deed]],
  'i-call-for-adventurers': ['stone', ['roofs', arms.banner]],
  'i-call-in-a-favor': ['rose', ['window', people.noble]],
  'i-change-of-plans': ['crystal', ['cellar', trade.plans]],
  'i-conscription': ['market', ['alley', arms.helm]],
  'i-crime-wave': ['venom', ['alley', people.thieves]],
  'i-good-faith': ['temple', ['window', faith.angel]],
  'i-graduation-day': ['arcane', ['curtain', arcane.hat]],
  'i-real-estate-deal': ['stone', ['roofs', trade.house, trade.deed]],
  'i-recall-agent': ['harbour', ['roofs', people.hooded, faith.bell]],
  'i-recruit-spies': ['venom', ['roofs', stealth.spyglass]],
  'i-request-assistance': ['market', ['window', arms.bulwark]],
  'i-research-agreement': ['arcane', ['window', arcane.books]],
  'i-sample-wares': ['tavern', ['cellar', trade.barrel]],
  'i-special-assignment': ['stone', ['alley', stealth.letter]],
  'i-spread-the-wealth': ['gold', ['roofs', trade.coin]],
  'i-summon-the-faithful': ['temple', ['roofs', faith.bell]],
  'i-tax-collection': ['gold', ['cellar', trade.chest]],
  'i-allied-faiths': ['temple', ['curtain', faith.sun, faith.moon]],
  'i-architectural-innovation': ['market', ['roofs', trade.hammer]],
  'i-friendly-loan': ['gold', ['alley', trade.coins]],
  'i-honor-among-thieves': ['venom', ['cellar', stealth.hoard]],
  'i-information-broker': ['venom', ['window', trade.ledger]],
  'i-mercenary-contract': ['market', ['cellar', trade.deed, arms.sword]],
  'i-open-lord': ['rose', ['curtain', stealth.mask]],
  'i-organized-crime': ['venom', ['quay', people.hooded]],
  'i-proselytize': ['temple', ['alley', people.priest]],
  'i-recruitment-drive': ['market', ['roofs', arms.pennants]],
  'i-sponsor-apprentices': ['arcane', ['cellar', arcane.staff]],
  'i-tax-revolt': ['gold', ['roofs', people.mob]],
  'i-unexpected-success': ['crystal', ['roofs', arcane.star]],
  'i-unlikely-assistance': ['arcane', ['alley', people.wizard]],
  'i-black-market-money': ['murk', ['cellar', trade.coins, beasts.skull]],
  'i-bribe-the-watch': ['stone', ['alley', people.watch]],
  'i-corrupting-influence': ['murk', ['curtain', stealth.taint]],
  'i-dark-dagger-assassination': ['murk', ['quay', arms.dagger]],
  'i-donations-for-cyric': ['bone', ['cellar', faith.chalice, beasts.skull]],
  'i-honorable-example': ['temple', ['roofs', people.knight]],
  'i-iron-ring-slaves': ['murk', ['cellar', stealth.cage]],
  'i-mind-flayer-mercenaries': ['murk', ['alley', beasts.illithid]],
  'i-release-the-hounds': ['bone', ['alley', beasts.hound]],
  'i-repent': ['temple', ['cellar', people.penitent]],
  'i-scapegoat': ['bone', ['window', stealth.scapegoat]],
} satisfies Some<readonly [ward: Ward, deed: Deed]>;

/** Duties look like the quest they become. */
export const duties = {
  'i-fend-off-bandits': ['alley', people.thieves, arms.crossbow],
  'i-foil-the-zhentarim': ['window', beasts.serpent],
  'i-placate-angry-merchants': ['roofs', people.mob, trade.scales],
  'i-quell-riots': ['alley', people.mob],
  'i-repel-drow-invaders': ['cellar', people.drow],
  'i-stamp-out-cultists': ['cellar', arcane.candles, people.hooded],
  'i-evade-assassin': ['alley', stealth.stab],
  'i-subdue-illithid-menace': ['cellar', beasts.illithid],
  'i-unveil-abyssal-agent': ['curtain', stealth.mask, beasts.bat],
  'i-clear-rust-monster-nest': ['cellar', beasts.rustBeast],
  'i-cover-up-a-scandal': ['window', stealth.letter, stealth.snuffed],
  'i-hunt-hidden-ghoul': ['alley', beasts.deadHand],
} satisfies Some<Deed>;

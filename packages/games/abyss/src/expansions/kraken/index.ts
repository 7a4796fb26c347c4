import { guarding } from './guard.ts';
import { nebulis } from './nebulis.ts';
import { searching } from './search.ts';
import { specialSteps } from './specials.ts';
import { stowing } from './stow.ts';

/** The chapters of Kraken. */
export const kraken = { ...nebulis, ...guarding, ...searching, ...stowing, ...specialSteps };

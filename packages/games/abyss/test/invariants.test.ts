import type { Abyss } from '@fathom/abyss';
import { invariantTests, soakRound } from '@fathom/kernel/testing';
import { beforeAll, expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { randomGames } from './random.ts';

/* The invariants at every ply of many random games of every kind of table. */

/** So many games of each kind. */
const EACH = soakRound(process.env) === null ? 3 : 8;

invariantTests<Abyss>({ games: () => randomGames(EACH, 'invariants'), invariants, leastKinds: 48 }, { beforeAll, test, expect });

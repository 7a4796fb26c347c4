import type { Skills, Tastes } from '@fathom/kernel';

/* How the levels play Conspiracy, and what characters like in it. The ratings were measured: docs/bots.md. */

export const skills: Skills = {
  learning: { iterations: 0, overlooks: 0.36, misjudges: 2.2, rating: -455, error: 66 },
  novice: { iterations: 0, overlooks: 0.18, misjudges: 1.3, rating: -285, error: 52 },
  casual: { iterations: 0, overlooks: 0.06, misjudges: 0.8, rating: -129, error: 36 },
  steady: { iterations: 0, overlooks: 0, misjudges: 0, rating: 0, error: 0 },
  skilled: { iterations: 40, overlooks: 0, misjudges: 0, rating: 47, error: 72 },
  expert: { iterations: 160, overlooks: 0, misjudges: 0, rating: 167, error: 127 },
  master: { iterations: 1500, overlooks: 0, misjudges: 0, rating: 191, error: 170 },
};

export const tastes: Tastes = {
  collector: { likes: 'feature', name: 'pearls' },
  hoarder: { likes: 'part', name: 'coalition' },
  builder: { likes: 'part', name: 'locations' },
  warrior: { likes: 'feature', name: 'lords of military' },
  cautious: { likes: 'part', name: 'lords' },
};

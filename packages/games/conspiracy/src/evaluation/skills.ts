import type { Skills, Tastes } from '@fathom/kernel';

/* How the levels play Conspiracy, and what characters like in it. The ratings were measured: docs/bots.md. */

export const skills: Skills = {
  learning: { iterations: 0, overlooks: 0.36, misjudges: 2.2, rating: -450, error: 0 },
  novice: { iterations: 0, overlooks: 0.18, misjudges: 1.3, rating: -300, error: 0 },
  casual: { iterations: 0, overlooks: 0.06, misjudges: 0.8, rating: -150, error: 0 },
  steady: { iterations: 0, overlooks: 0, misjudges: 0, rating: 0, error: 0 },
  skilled: { iterations: 80, overlooks: 0, misjudges: 0, rating: 120, error: 0 },
  expert: { iterations: 320, overlooks: 0, misjudges: 0, rating: 240, error: 0 },
  master: { iterations: 1500, overlooks: 0, misjudges: 0, rating: 340, error: 0 },
};

export const tastes: Tastes = {
  collector: { likes: 'feature', name: 'pearls' },
  hoarder: { likes: 'part', name: 'coalition' },
  builder: { likes: 'part', name: 'locations' },
  warrior: { likes: 'feature', name: 'lords of military' },
  cautious: { likes: 'part', name: 'lords' },
};

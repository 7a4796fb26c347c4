/* What the module adds to the box. */

export { buildings } from './buildings.ts';
export { intrigue } from './intrigue.ts';
export { lords } from './lords.ts';
export { quests } from './quests.ts';
export { spaces } from './spaces.ts';

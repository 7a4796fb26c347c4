import { levels, type LevelId, type Play } from '@fathom/bots';

export const levelIds: readonly LevelId[] = levels.map(({ id }) => id);

/** How a level plays. A table kept by another release may name one that is gone: then somebody good sits down. */
export const playOf = (id: string): Play => levels.find((level) => level.id === id) ?? levels[3];

/** The pictures of a game: the name of each file, and what draws it. */
export type Pictures = readonly (readonly [name: string, draw: () => string])[];

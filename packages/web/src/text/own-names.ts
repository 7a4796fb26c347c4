/** Every language by its own name, so that those who need it can find it. */
export const ownNames = { en: 'English', ru: 'Русский', uk: 'Українська' } as const;

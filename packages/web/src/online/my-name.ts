/** The name that was typed last on this device. */
const KEY = 'fathom.name';

export const myName = (): string | null => localStorage.getItem(KEY);

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // storage is forbidden or full: it will be typed again
  }
}

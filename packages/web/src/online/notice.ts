import { useEffect } from 'react';

/** May this browser show notices, and does its player want them here? */
const KEY = 'fathom.notices';

export const wantsNotices = (): boolean => localStorage.getItem(KEY) === 'on' && Notification.permission === 'granted';

export async function setNotices(on: boolean): Promise<boolean> {
  const granted = on && (await Notification.requestPermission()) === 'granted';
  localStorage.setItem(KEY, granted ? 'on' : 'off');
  return granted;
}

/** Calls a player who looks elsewhere, when it becomes their turn. */
export function useNotice(mine: boolean, text: string): void {
  useEffect(() => {
    if (!mine || !document.hidden || typeof Notification === 'undefined' || !wantsNotices()) return;
    const notice = new Notification('Fathom', { body: text, tag: 'fathom-turn' });
    return () => notice.close();
  }, [mine, text]);
}

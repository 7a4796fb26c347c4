import { useEffect } from 'react';

/** Where it is stored whether the player wants notifications. */
const KEY = 'fathom.notices';
const TAG = 'fathom-turn';

/** Some browsers lack notifications, others throw when asked about them: neither may break the table. */
export function wantsNotices(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on' && Notification.permission === 'granted';
  } catch {
    return false;
  }
}

export async function setNotices(on: boolean): Promise<boolean> {
  try {
    const granted = on && (await Notification.requestPermission()) === 'granted';
    localStorage.setItem(KEY, granted ? 'on' : 'off');
    return granted;
  } catch {
    return false;
  }
}

/** Notifies a player who looks elsewhere when it becomes their turn. */
export function useNotice(mine: boolean, text: string): void {
  useEffect(() => {
    if (!mine || !document.hidden || !wantsNotices()) return;
    const shown = showNotice(text);
    return () => void shown.then((close) => close());
  }, [mine, text]);
}

/**
 * Shows a notification and returns a function that closes it. Phones only let a service worker show one (`new Notification` throws there);
 * where there is no worker, the page shows it itself.
 */
async function showNotice(text: string): Promise<() => void> {
  const options = { body: text, tag: TAG, data: { url: location.href } };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker !== undefined) {
      await worker.showNotification('Fathom', options);
      return () => void closeAll(worker);
    }
    const notice = new Notification('Fathom', options);
    return () => notice.close();
  } catch {
    return () => undefined; // not allowed: the title of the page still says whose turn it is
  }
}

async function closeAll(worker: ServiceWorkerRegistration): Promise<void> {
  try {
    for (const notice of await worker.getNotifications({ tag: TAG })) notice.close();
  } catch {
    // the browser removes it itself
  }
}

/** So many elements that had the focus are remembered. */
const REMEMBERED = 4;

/**
 * Keeps the keyboard focus on the page: when what has it is removed, disabled or covered, the focus returns to what had it before, if that
 * can still be used, to the same piece elsewhere, or goes to the place that is marked with `data-focus-home`, else to the heading. A press
 * of the pointer puts it where the browser does.
 */
export function keepFocus(): () => void {
  let focused: Element[] = [];
  const note = ({ target }: Event): void => {
    if (target instanceof Element) focused = [target, ...focused.filter((each) => each !== target)].slice(0, REMEMBERED);
  };
  const forget = (): void => void (focused = []);
  const check = (): void => {
    const { activeElement } = document;
    if (focused.length === 0 || isUsable(focused[0]!)) return;
    if (activeElement !== null && activeElement !== document.body && isUsable(activeElement)) return;
    const next = focused.flatMap((each) => standIn(each) ?? []).find(isInReach) ?? home();
    if (next === null) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  let later = 0;
  /** Whether it is still seen is asked after the next frame: to ask at once would lay out the page once more with every change. */
  const checkSoon = (): void => {
    cancelAnimationFrame(later);
    if (focused.length > 0 && isOperable(focused[0]!)) later = requestAnimationFrame(() => setTimeout(check));
    else check();
  };
  const changes = new MutationObserver(checkSoon);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'inert'] });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget, true);
  return () => {
    cancelAnimationFrame(later);
    changes.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', forget, true);
  };
}

const isOperable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null;

const isUsable = (element: Element): boolean => isOperable(element) && element.checkVisibility();

/** Can it be reached with the Tab key? */
const isInReach = (element: HTMLElement): boolean => isUsable(element) && element.tabIndex >= 0;

/** The element itself, or another one of the same piece, which may have moved to another place. */
function standIn(element: Element): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null;
  const { piece } = element.dataset;
  if (element.isConnected || piece === undefined) return element;
  return document.querySelector<HTMLElement>(`.table [data-piece="${CSS.escape(piece)}"]`);
}

const home = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-focus-home]'), ...document.querySelectorAll<HTMLElement>('h1')].find(isUsable) ?? null;

import type { Page } from 'playwright-core';

/** No letter of a table is smaller. */
const LEAST = 12;

/**
 * What cannot be read of the table as it stands: letters that are too small, text that is cut off by a box or the edge of the window,
 * words that are broken without a hyphen. Text for screen readers only does not count, nor what can be scrolled to.
 */
export const illegible = (page: Page): Promise<string[]> =>
  page.locator('.table').evaluate((table, least) => {
    const found = new Set<string>();
    const nameOf = (each: Element): string => each.getAttribute('class')?.split(' ')[0] ?? each.tagName.toLowerCase();
    const tell = (what: string, box: Element, text: string): void => {
      const piece = box.closest('[data-piece]')?.getAttribute('data-piece');
      found.add(`${what}: ${nameOf(box.parentElement!)} > ${nameOf(box)}${piece ? ` of ${piece}` : ''} “${text.trim().slice(0, 60)}”`);
    };
    const isHidden = (box: Element): boolean =>
      box.getClientRects().length === 0 ||
      box.getBoundingClientRect().width <= 1 ||
      box.closest('.visually-hidden, .curtain, .moves.is-folded') !== null ||
      !box.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });

    /**
     * The part of the window in which text of this element is shown: the window, less what boxes around it clip. Where a box scrolls,
     * nothing is lost.
     */
    const shownIn = (box: Element): { left: number; right: number; top: number; bottom: number } => {
      const shown = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
      for (let each: Element | null = box; each !== null && each !== table; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const { left, right, top, bottom } = each.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') [shown.left, shown.right] = [-Infinity, Infinity];
        else if (overflowX !== 'visible') [shown.left, shown.right] = [Math.max(shown.left, left), Math.min(shown.right, right)];
        if (overflowY === 'auto' || overflowY === 'scroll') [shown.top, shown.bottom] = [-Infinity, Infinity];
        else if (overflowY !== 'visible') [shown.top, shown.bottom] = [Math.max(shown.top, top), Math.min(shown.bottom, bottom)];
      }
      return shown;
    };

    const range = document.createRange();
    const boxOf = (node: Node, from: number, to: number): DOMRect => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect();
    };
    /** A letter at the start of a line has an empty box at the end of the line before. */
    const topOf = (node: Node, at: number): number => {
      boxOf(node, at, at + 1);
      return [...range.getClientRects()].at(-1)!.top;
    };
    const checkSize = (box: Element, pseudo: string | null, text: string): number => {
      const size = Number.parseFloat(getComputedStyle(box, pseudo).fontSize);
      if (size < least - 0.01) tell(`${size.toFixed(1)} px`, box, text);
      return size;
    };
    const tellIfCut = (at: DOMRect, size: number, box: Element, text: string): void => {
      const shown = shownIn(box);
      // The box of a line is higher than its letters.
      const above = Math.max(1, size * 0.25);
      const cut = Math.max(shown.left - at.left, at.right - shown.right, shown.top - at.top - above, at.bottom - shown.bottom - above);
      if (cut > 1) tell(`cut by ${Math.round(cut)} px`, box, text);
    };
    const checkText = (node: Node, box: Element): void => {
      const text = node.nodeValue!;
      const size = checkSize(box, null, text);
      tellIfCut(boxOf(node, 0, text.length), size, box, text);
      for (const { index } of text.matchAll(/\p{L}(?=\p{L})/gu))
        if (topOf(node, index + 1) - topOf(node, index) > size / 2) tell('broken', box, text);
    };
    const checkDrawn = (box: Element): void => {
      const text = box.getAttribute('data-drawn') ?? box.getAttribute('data-of')!;
      tellIfCut(box.getBoundingClientRect(), checkSize(box, '::before', text), box, text);
    };
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const box = node.parentElement!;
      if (node.nodeValue!.trim() !== '' && !isHidden(box)) checkText(node, box);
    }
    // What is drawn by a style sheet, for the eye only.
    for (const box of table.querySelectorAll('[data-drawn], [data-of]')) if (!isHidden(box)) checkDrawn(box);
    for (const box of table.querySelectorAll('*')) {
      if (isHidden(box) || box.scrollWidth <= box.clientWidth + 1 || getComputedStyle(box).textOverflow !== 'ellipsis') continue;
      tell('…', box, box.textContent);
    }
    return [...found];
  }, LEAST);

/** What is to be said as soon as no dialog is open: nothing outside a dialog is read out while it is. */
const waiting: string[] = [];
/** So many remain on the page, so that nothing is removed before it was read out. */
const KEPT = 12;
let isListening = false;

/**
 * Has screen readers read these sentences out, in this order and after what they are saying. Each is added to the live region of the page
 * (`#spoken` in index.html), so that a later one never replaces an earlier one.
 */
export function say(sentences: readonly string[]): void {
  if (!isListening) document.addEventListener('close', sayWaiting, true);
  isListening = true;
  waiting.push(...sentences);
  sayWaiting();
}

function sayWaiting(): void {
  const region = document.getElementById('spoken');
  if (region === null || document.querySelector('dialog:modal') !== null) return;
  for (const sentence of waiting.splice(0)) {
    const line = document.createElement('p');
    line.textContent = sentence;
    region.append(line);
  }
  while (region.childElementCount > KEPT) region.firstElementChild!.remove();
}

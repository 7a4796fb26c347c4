/** Resolves when the last change is painted, or would be if the page were visible: input is acknowledged before long work starts. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });

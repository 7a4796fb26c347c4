/** When what was just done is on the screen, or would be if anybody looked: the hand is answered before the machine is taken. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });

// Loaded before a server (node --import): its clock is wrong by so many milliseconds.
const ahead = Number(process.env.FATHOM_TEST_AHEAD);
const realNow = Date.now;
Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args) => /** @type {Date} */ (Reflect.construct(RealDate, args.length === 0 ? [RealDate.now()] : args)),
});

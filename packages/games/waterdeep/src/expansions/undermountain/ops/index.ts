export * from './discardIntrigue.ts';
export * from './drawIntrigueMayPlay.ts';
export * from './giveToOpponent.ts';
export * from './instant.ts';
export * from './mayPay.ts';
export * from './moveOpponentAgent.ts';
export * from './refundSpent.ts';

import { counter } from '@fathom/kernel';
import type { OnlineText } from './online-text.ts';

const count = counter('en');

export const en: OnlineText = {
  invite: {
    title: 'A table for friends',
    yourName: 'Your name',
    seats: 'Chairs',
    me: 'Me',
    friend: 'A friend, by the link',
    clock: 'Clock',
    clocks: {
      none: 'No clock',
      blitz: '10 minutes + 10 seconds a move',
      quiet: '30 minutes + 30 seconds a move',
      day: 'A day for each move',
      days: 'Three days for each move',
      week: 'A week for each move',
    },
    atZero: 'When the time is up',
    zeros: { move: 'A bot plays that move', seat: 'A bot takes the chair' },
    listed: 'Anyone may find this table',
    listedHint: 'Otherwise only those who have the link.',
    lay: 'Lay the table',
  },
  gather: {
    title: 'The table is laid',
    send: 'Send this link to your friends',
    copy: 'Copy the link',
    free: 'Free',
    sitHere: 'Sit here',
    host: 'host',
    ready: 'I am ready',
    isReady: 'ready',
    notReady: 'not ready yet',
    words: 'Your words for the shuffle',
    wordsHint: 'Optional. They are mixed into the deal, so that nobody can have chosen it.',
    promise: 'The promise of this deal',
    hidden: 'Words stay hidden until everybody is ready.',
    showing: (names) => `Everybody is ready. Waiting for the words of: ${names}. That page must be open.`,
    unready: 'Wait, not yet',
    waiting: 'The game begins when every chair is taken and everybody is ready.',
    watching: 'All chairs are taken. You are watching.',
  },
  recovery: {
    title: 'Your recovery words',
    hint: 'Whoever has them can sit in your chair on another device. Write them down.',
    enter: 'Recovery words',
    take: 'Bring my chair here',
  },
  company: {
    title: 'Company',
    chat: 'Chat',
    say: 'Say something',
    send: 'Say',
    away: 'away',
    here: 'here',
    bot: 'bot',
    watching: (n) => count(n, { one: 'is watching', other: 'are watching' }),
    leave: 'Leave my chair to a bot',
    leaveHint: 'A bot plays for you from now on. You can take your seat back at any time.',
    comeBack: 'Take my chair back',
    askUndo: 'Ask to take the last move back',
    askReplace: (name) => `Ask to let a bot play for ${name}`,
    agree: 'Agree',
    refuse: 'Decline',
    wants: (name, what) => `${name} asks ${what}.`,
    toUndo: 'to take moves back',
    toReplace: (name) => `to let a bot play for ${name}`,
    notify: 'Call me when it is my turn',
    notifyHint: 'This browser shows a notice while the page is open in some tab.',
    webhook: 'Webhook address (Telegram, Discord and the like)',
    keep: 'Keep',
    webhookText: 'It is your turn at Fathom',
    lost: 'The line is down. Your table is safe; trying again…',
    link: 'Link to this table',
    rematch: 'Rematch with the same people',
    atRematch: 'To the new table',
    backToNow: 'Back to the game',
  },
  tables: {
    title: 'Tables with friends',
    mine: 'Your tables',
    open: 'Open tables',
    none: 'None just now.',
    yourTurn: 'your turn',
    phases: { gathering: 'gathering', playing: 'playing', over: 'over' },
    invite: 'Invite friends',
  },
  news(news, name) {
    switch (news.kind) {
      case 'sat':
        return `${name(news.seat)} sits down.`;
      case 'ready':
        return `${name(news.seat)} is ready.`;
      case 'unready':
        return `${name(news.seat)} asks to wait.`;
      case 'withheld':
        return `Words did not come: ${news.seats.map(name).join(', ')}. Everybody is asked again.`;
      case 'undone':
        return news.agreed ? `Everyone agreed: back to move ${news.to}.` : `${name(news.seat)} takes a move back.`;
      case 'proposed':
        return news.what.kind === 'undo'
          ? `${name(news.seat)} asks to take moves back.`
          : `${name(news.seat)} asks to let a bot play for ${name(news.what.seat)}.`;
      case 'answered':
        return `${name(news.seat)} ${news.agree ? 'agrees' : 'declines'}.`;
      case 'left':
        return {
          choice: `${name(news.seat)} leaves the chair to a bot.`,
          clock: `Time is up: a bot plays for ${name(news.seat)}.`,
          vote: `The table agreed: a bot plays for ${name(news.seat)}.`,
        }[news.why];
      case 'returned':
        return `${name(news.seat)} is back.`;
      case 'ended':
        return 'The game is over; the seed is open.';
      case 'rematch':
        return 'A new table is laid for the same people.';
      case 'created':
      case 'arranged':
      case 'shown':
      case 'started':
      case 'played':
      case 'said':
        return null;
    }
  },
  trouble: {
    unreachable: 'The server cannot be reached. Check the connection and try again.',
    malformed: 'The server did not understand this page. Reload it.',
    'too-large': 'That was too long.',
    'too-fast': 'Too much at once. Wait a moment and try again.',
    'no-hello': 'The server did not understand this page. Reload it.',
    'wrong-protocol': 'This page is of another version. Reload it.',
    'wrong-origin': 'This server does not talk to this page.',
    'too-many-connections': 'This table is too crowded just now. Try again later.',
    'not-found': 'There is nothing here.',
    'no-seat': 'You are watching; this is for those who play.',
    'not-the-host': 'Only the host can do this.',
    'not-a-voter': 'This is not for you to decide.',
    'malformed-move': 'The server did not understand this move. Reload the page.',
    'not-asked': 'It is not your turn.',
    'illegal-move': 'The rules do not allow this now.',
    'game-over': 'The game is over.',
    stale: 'The table has gone on meanwhile. Look again.',
    'not-started': 'The game has not begun.',
    'already-started': 'The game has already begun.',
    'not-over': 'The game is not over yet.',
    'beyond-the-fence': 'That cannot be taken back any more without asking the others.',
    'no-such-ply': 'There is no such move.',
    'cannot-go-back': 'This game began under older rules: moves cannot be taken back.',
    'no-proposal': 'That is settled already.',
    'proposal-open': 'Another question is still open.',
    'already-so': 'That is so already.',
    'no-such-seat': 'There is no such chair.',
    'seat-taken': 'This chair is taken.',
    'seat-empty': 'Nobody sits there.',
    'not-left': 'You have not left your chair.',
    'not-absent': 'This player has not been away long enough yet.',
    'unknown-table': 'There is no such table. Check the link.',
    'unknown-game': 'This server does not know that game.',
    'unknown-level': 'This server has no such bot.',
    'bad-options': 'These chairs or options do not fit.',
    'bad-order': 'These orders do not fit this game.',
    'bad-name': 'Choose a name of 1 to 24 letters.',
    'bad-text': 'This text cannot be said.',
    'bad-words': 'Nobody has these words. Check them letter by letter.',
    'not-sealed': 'These are not the words that were sealed. Say again that you are ready.',
    'bad-webhook': 'This address cannot be called. It needs to be a public https address.',
    'webhooks-off': 'This server does not call addresses.',
    'limit-reached': 'That has been asked too often at this table. You can still play and chat.',
    full: 'The server is full. Try again later.',
    busy: 'The server is busy. Try again in a moment.',
  },
};

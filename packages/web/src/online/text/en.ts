import { counter, typesetAll } from '@fathom/kernel';
import type { OnlineText } from './online-text.ts';

const count = counter('en');

export const en: OnlineText = typesetAll<OnlineText>('en', {
  invite: {
    title: 'Table for friends',
    yourName: 'Your name',
    seats: 'Seats',
    me: 'Me',
    friend: 'Friend, by link',
    clock: 'Clock',
    clocks: {
      none: 'No clock',
      blitz: '10 minutes + 10 seconds per move',
      quiet: '30 minutes + 30 seconds per move',
      day: '1 day per move',
      days: '3 days per move',
      week: '1 week per move',
    },
    daysPerMove: (n) => `${count(n, { one: 'day', other: 'days' })} per move`,
    days: (n) => `${n} d`,
    atZero: 'When time runs out',
    zeros: { move: 'A bot plays that move', seat: 'A bot takes the seat' },
    listed: 'Anyone can find this table',
    listedHint: 'Otherwise, only people with the link can.',
    create: 'Create table',
  },
  lobby: {
    send: 'Send this link to your friends',
    copy: 'Copy link',
    free: 'Free',
    takeSeat: (n) => `Take seat ${n}`,
    host: 'host',
    ready: 'I’m ready',
    isReady: 'ready',
    notReady: 'not ready yet',
    words: 'Your part of the seed',
    wordsHint: 'Optional. It is mixed into the deal, so nobody can choose the deal in advance.',
    commitment: 'Deal commitment',
    hidden: 'Nobody sees another’s part until everyone is ready.',
    showing: (names) => `Everyone is ready. Waiting for the seed from: ${names}. Their page must be open.`,
    unready: 'Not ready yet',
    waiting: 'The game starts when every seat is taken and everyone is ready.',
    watching: 'All seats are taken. You are watching.',
  },
  recovery: {
    title: 'Your recovery words',
    hint: 'Anyone who has them can take your seat on another device. Write them down.',
    enter: 'Recovery words',
    take: 'Move my seat to this device',
  },
  people: {
    title: 'At the table',
    chat: 'Chat',
    say: 'Message',
    send: 'Send',
    away: 'away',
    here: 'here',
    bot: 'bot',
    watching: (n) => count(n, { one: 'is watching', other: 'are watching' }),
    leave: 'Give my seat to a bot',
    leaveHint: 'A bot will play for you from now on. You can take your seat back at any time.',
    comeBack: 'Take my seat back',
    askUndo: 'Ask to undo the last move',
    askReplace: (name) => `Ask to let a bot play for ${name}`,
    agree: 'Agree',
    refuse: 'Decline',
    wants: (name, what) => `${name} asks ${what}.`,
    toUndo: 'to undo moves',
    toReplace: (name) => `to let a bot play for ${name}`,
    notify: 'Notify me when it’s my turn',
    notifyHint: 'Your browser shows a notification while this page is open in a tab.',
    webhook: 'Webhook address (Telegram, Discord and others)',
    saveWebhook: 'Save',
    webhookText: 'It’s your turn in Fathom',
    lost: 'Connection lost. Your game is safe. Reconnecting…',
    link: 'Link to this table',
    rematch: 'Rematch with the same players',
    atRematch: 'Go to the new table',
    backToNow: 'Back to the game',
  },
  tables: {
    title: 'Tables with friends',
    mine: 'Your tables',
    open: 'Open tables',
    none: 'None right now.',
    yourTurn: 'your turn',
    phases: { gathering: 'waiting for players', playing: 'in progress', over: 'finished' },
    invite: 'Invite friends',
  },
  eventLine(event, name) {
    switch (event.kind) {
      case 'sat':
        return `${name(event.seat)} joins the table.`;
      case 'ready':
        return `${name(event.seat)} is ready.`;
      case 'unready':
        return `${name(event.seat)} asks to wait.`;
      case 'withheld':
        return `No seed from ${event.seats.map(name).join(', ')}. Everyone has to confirm again.`;
      case 'undone':
        return event.agreed ? `Everyone agreed: back to move ${event.to}.` : `${name(event.seat)} undoes a move.`;
      case 'proposed':
        return event.what.kind === 'undo'
          ? `${name(event.seat)} asks to undo moves.`
          : `${name(event.seat)} asks to let a bot play for ${name(event.what.seat)}.`;
      case 'answered':
        return `${name(event.seat)} ${event.agree ? 'agrees' : 'declines'}.`;
      case 'left':
        return {
          choice: `${name(event.seat)} gives the seat to a bot.`,
          clock: `Time is up: a bot plays for ${name(event.seat)}.`,
          vote: `The table agreed: a bot plays for ${name(event.seat)}.`,
        }[event.why];
      case 'returned':
        return `${name(event.seat)} is back.`;
      case 'ended':
        return 'Game over. The seed is public now.';
      case 'rematch':
        return 'A new table is ready for the same players.';
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
    malformed: 'The server did not understand the request. Reload the page.',
    'too-large': 'The text is too long.',
    'too-fast': 'Too many requests. Wait a moment and try again.',
    'no-hello': 'The server did not understand the request. Reload the page.',
    'wrong-protocol': 'The page and the server have different versions. Reload the page.',
    'wrong-origin': 'This server does not accept requests from this page.',
    'too-many-connections': 'Too many people at this table right now. Try again later.',
    'not-found': 'Page not found.',
    'no-seat': 'You are watching; only players can do this.',
    'not-the-host': 'Only the host can do this.',
    'not-a-voter': 'Others decide this.',
    'malformed-move': 'The server did not understand this move. Reload the page.',
    'not-asked': 'It is not your turn.',
    'illegal-move': 'The rules don’t allow this now.',
    'game-over': 'The game is over.',
    stale: 'The table has changed in the meantime. Look again.',
    'not-started': 'The game has not started yet.',
    'already-started': 'The game has already started.',
    'not-over': 'The game is not over yet.',
    'needs-consent': 'This can only be undone if the others agree.',
    'no-such-ply': 'There is no such move.',
    'cannot-go-back': 'This game started under older rules: its moves can’t be undone.',
    'nothing-undone': 'There is nothing to redo.',
    'no-proposal': 'This is already decided.',
    'proposal-open': 'Another vote is still open.',
    'already-so': 'Nothing to change.',
    'no-such-seat': 'There is no such seat.',
    'seat-taken': 'This seat is taken.',
    'seat-empty': 'Nobody sits there.',
    'not-left': 'You are already in your seat.',
    'not-absent': 'This player has not been away long enough yet.',
    'unknown-table': 'There is no such table. Check the link.',
    'unknown-game': 'This server does not have this game.',
    'unknown-level': 'This server does not have this bot.',
    'bad-options': 'These seats or options are not allowed.',
    'bad-order': 'These orders are not valid for this game.',
    'bad-name': 'Choose a name of 1 to 24 characters.',
    'bad-text': 'This text can’t be sent.',
    'bad-words': 'These words don’t match any seat. Check them letter by letter.',
    'not-sealed': 'This is not the seed you committed to. Confirm again that you are ready.',
    'bad-webhook': 'This address can’t be used. It must be a public https address.',
    'webhooks-off': 'Webhooks are turned off on this server.',
    'limit-reached': 'This was done too often at this table. You can still play and chat.',
    full: 'The server is full. Try again later.',
    busy: 'The server is busy. Try again in a moment.',
  },
});

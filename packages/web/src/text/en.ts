import { counter, typesetAll } from '@fathom/kernel';
import type { ShellText } from './shell-text.ts';

const count = counter('en');

export const en: ShellText = typesetAll<ShellText>('en', {
  language: 'en',
  home: {
    tagline: 'Games of intrigue in the deep',
    playNow: 'Play now',
    goOn: 'Continue',
    newGame: 'New game',
    invite: 'Invite friends',
    friends: 'Tables with friends',
    learn: 'Learn',
    rules: 'Rules',
    settings: 'Settings',
    open: 'Open a game',
    kept: 'Your games',
    forget: 'Remove',
  },
  setUp: {
    title: 'New game',
    seats: 'Players',
    seat: (n) => `Seat ${n}`,
    person: 'Human',
    levels: {
      random: 'Bot: random',
      greedy: 'Bot: quick',
      'ismcts-50': 'Bot: thoughtful',
      'ismcts-200': 'Bot: strong',
      'ismcts-1000': 'Bot: strongest',
    },
    name: 'Name',
    defaultName: (n) => `Player ${n}`,
    botNames: ['Nerissa', 'Thalos', 'Maren', 'Okean', 'Corva', 'Idris'],
    conflict: (option) => `“${option}” can’t be combined with the other options:`,
    options: 'Options',
    seed: 'Seed',
    seedHint: 'The same seed gives the same deal. Leave it empty for a random deal.',
    sitDown: 'Start game',
    add: 'Add a seat',
    remove: 'Remove',
  },
  table: {
    yourTurn: 'Your turn',
    turnOf: (name) => `Turn: ${name}`,
    yourAnswer: (name) => `Your answer (turn: ${name})`,
    answering: (names) => `Waiting for: ${names}`,
    thinking: (name) => `${name} is thinking`,
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Reset my turn',
    confirm: 'Confirm',
    think: 'Go back',
    final: 'This can’t be undone.',
    moves: 'Moves',
    score: 'Score',
    log: 'Log',
    logAt: (ply) => `Go to move ${ply}`,
    rivals: 'Opponents',
    menu: 'Menu',
    since: 'Since your last turn',
    orders: 'Standing orders',
    ordersHint: 'These answers are given for you at once and shown in the log. Nobody else can see the orders.',
    hands: { order: 'by standing order', table: 'only one option', clock: 'time ran out' },
    passTo: (name) => `Pass the device to ${name}`,
    curtain: (name) => `Pass the device to ${name}`,
    lift: 'I’m here',
    whyNot: 'Why it’s not available',
    close: 'Close',
    leave: 'Leave the table',
  },
  share: {
    title: 'Share this game',
    copy: 'Copy link',
    copied: 'Copied',
    send: 'Send…',
    file: 'Save as file',
    toMoment: 'Link to this moment',
  },
  replay: {
    title: 'Replay',
    first: 'Go to the start',
    back: 'Previous move',
    play: 'Play',
    pause: 'Pause',
    forth: 'Next move',
    last: 'Go to the end',
    move: (ply, of) => `Move ${ply} of ${of}`,
    speed: 'Speed',
    eyes: 'View',
    openHands: 'All cards open',
    playOn: 'Play from here',
  },
  end: {
    title: 'Game over',
    winner: (names) => (names.length === 1 ? `${names[0]} wins` : `Shared victory: ${names.join(', ')}`),
    rematch: 'Rematch',
    replay: 'Replay',
    share: 'Share',
    verify: 'Verify the deal',
    verified: 'The deal is fair: every move and every shuffle matches the seed.',
    notVerified: 'This record does not match its seed.',
    results: 'Results',
    backToTable: 'Back to the table',
  },
  rules: { title: 'Rules' },
  art: {
    title: 'Pictures',
    filter: 'Filter by name',
    found: (n) => count(n, { one: 'picture', other: 'pictures' }),
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    motion: 'Animation',
    motions: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    sound: 'Sound',
    surroundings: 'Theme',
    surroundingsOf: { dark: 'Dark', light: 'Light' },
    contrast: 'High contrast',
    confirm: 'Confirm moves that can’t be undone',
    confirms: { never: 'Never', pieces: 'When I tap a piece', always: 'Always' },
    on: 'On',
    off: 'Off',
  },
  learn: { title: 'Your first game', next: 'Next', done: 'Play a real game', step: (n, of) => `${n} of ${of}` },
  fault: (fault) => {
    switch (fault.code) {
      case 'unreadable':
        return 'This is not a Fathom game. Open a game file or a complete link.';
      case 'damaged':
        return 'This game is damaged: its checksum does not match. Ask for the link again.';
      case 'too-new':
        return 'This game was played with a newer version. Reload the page to update.';
      case 'unknown-game':
        return `This version of Fathom does not have the game “${fault.game}”.`;
      case 'bad-value':
        return `This game contains an invalid value: ${fault.at} (${fault.value}).`;
      case 'rules-changed':
        return `The rules changed: this game was played under version ${fault.version} and differs from move ${fault.ply} on.`;
      case 'diverges':
        return `This record is inconsistent at move ${fault.ply}: it was changed or damaged.`;
    }
  },
  notFound: 'Page not found.',
  notLoaded: 'This page could not be loaded. Check your connection and reload.',
  backHome: 'Home',
});

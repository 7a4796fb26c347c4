import { counter } from '@fathom/kernel';
import type { ShellText } from './shell-text.ts';

const count = counter('en');

export const en: ShellText = {
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
    kept: 'Your tables',
    forget: 'Remove',
  },
  setUp: {
    title: 'A new table',
    seats: 'Who plays',
    seat: (n) => `Chair ${n}`,
    person: 'A person',
    levels: {
      random: 'Bot: drifts',
      greedy: 'Bot: quick',
      'ismcts-50': 'Bot: thoughtful',
      'ismcts-200': 'Bot: strong',
      'ismcts-1000': 'Bot: deep',
    },
    name: 'Name',
    defaultName: (n) => `Player ${n}`,
    botNames: ['Nerissa', 'Thalos', 'Maren', 'Okean', 'Corva', 'Idris'],
    conflict: (option) => `“${option}” does not go with the other choices:`,
    options: 'Table',
    seed: 'Words for the shuffle',
    seedHint: 'The same words deal the same cards. Leave empty for luck.',
    sitDown: 'Sit down',
    add: 'Add a chair',
    remove: 'Remove this chair',
  },
  table: {
    yourTurn: 'Your turn',
    turnOf: (name) => `Turn: ${name}`,
    yourAnswer: (name) => `Your answer (turn: ${name})`,
    answering: (names) => `Answering: ${names}`,
    thinking: (name) => `${name} is thinking`,
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Reset my turn',
    confirm: 'Confirm',
    think: 'Not yet',
    final: 'This cannot be undone.',
    moves: 'Moves',
    score: 'Score',
    log: 'Log',
    logAt: (ply) => `Go to move ${ply}`,
    rivals: 'Rivals',
    menu: 'Menu',
    since: 'Since your last turn',
    orders: 'Standing orders',
    ordersHint: 'Answered for you at once, and told in the log; nobody else can read them.',
    hands: { order: 'by standing order', table: 'nothing to decide', clock: 'the time was up' },
    passTo: (name) => `Pass the device to ${name}`,
    curtain: (name) => `Pass the screen to ${name}`,
    lift: 'I am here',
    whyNot: 'Why not now',
    close: 'Close',
    leave: 'Leave the table',
    points: (n) => `${n} VP`,
  },
  share: {
    title: 'Share this game',
    copy: 'Copy the link',
    copied: 'Copied',
    send: 'Send…',
    file: 'Save as a file',
    toMoment: 'Link to this moment',
  },
  replay: {
    title: 'Replay',
    first: 'To the start',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    forth: 'One move on',
    last: 'To the end',
    move: (ply, of) => `Move ${ply} of ${of}`,
    speed: 'Speed',
    eyes: 'Seen by',
    openHands: 'Everyone',
    playOn: 'Play on from here',
  },
  end: {
    title: 'The tide turns',
    winner: (names) => (names.length === 1 ? `${names[0]} wins` : `A shared victory: ${names.join(', ')}`),
    rematch: 'Rematch',
    replay: 'Replay',
    share: 'Share',
    verify: 'Verify the deal',
    verified: 'The deal was fair: every move and every shuffle follows from the seed.',
    notVerified: 'This record does not follow from its seed.',
    results: 'Results',
    backToTable: 'Back to the table',
  },
  rules: {
    title: 'Rules',
    search: 'Search the rules',
    none: (word) => `Nothing is said about “${word}”.`,
    found: (n) => count(n, { one: 'rule', other: 'rules' }),
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    motion: 'Motion',
    motions: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    sound: 'Sound',
    surroundings: 'Surroundings',
    surroundingsOf: { dark: 'Night', light: 'Day' },
    contrast: 'High contrast',
    confirm: 'Ask before what cannot be undone',
    confirms: { never: 'Never', pieces: 'When I touch a piece', always: 'Always' },
    on: 'On',
    off: 'Off',
  },
  learn: { title: 'Your first game', next: 'Next', done: 'Play for real', step: (n, of) => `${n} of ${of}` },
  fault: (fault) => {
    switch (fault.code) {
      case 'unreadable':
        return 'This is not a Fathom game. Open a game file or a complete link.';
      case 'damaged':
        return 'This game is damaged: its checksum does not fit. Ask for the link again.';
      case 'too-new':
        return 'This game was played with a newer version. Reload the page to update.';
      case 'unknown-game':
        return `This table does not know the game “${fault.game}”.`;
      case 'bad-value':
        return `Something in this game does not fit: ${fault.at} (${fault.value}).`;
      case 'rules-changed':
        return `The rules changed: this game was played under version ${fault.version} and differs from move ${fault.ply} on.`;
      case 'diverges':
        return `This record leaves its own track at move ${fault.ply}. It has been changed or damaged.`;
    }
  },
  notFound: 'There is nothing here.',
  backHome: 'To the first page',
};

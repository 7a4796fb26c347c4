import { describe, expect, test } from 'vitest';
import { width } from '../src/terminal/width.ts';
import { CTRL_C, DOWN, ENTER, ESC, fathom, HOME, isAsking, script, UP, type Ran } from './kit.ts';

const OVER = 'Game over';

/** Plays the first choice until the end, then quits. */
const quick = (sheet: string): string | null => (sheet.includes(OVER) ? 'q' : isAsking(sheet) ? ENTER : null);

const play = (...flags: readonly string[]): string[] => ['play', '--lang', 'en', '--seed', 'reef', ...flags];
/** The lower part, with the choices. */
const menuOf = (sheet: string): string => sheet.slice(sheet.indexOf('Since your last turn'));
/** The upper part, with the board. */
const table = (sheet = ''): string => sheet.slice(0, sheet.indexOf('Since your last turn'));
const link = ({ out }: Ran): string => /f1\.\S+/.exec(out)![0];

describe('a whole game', () => {
  test('by numbers, against two bots', async () => {
    const numbers = (sheet: string): string | null =>
      sheet.includes(OVER) ? '4' : isAsking(sheet) ? (menuOf(sheet).includes(' 10 ') ? `1${ENTER}` : '1') : null;
    const ran = await fathom(play('--seats', 'me:Ann,greedy,random'), { player: numbers });
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/(Ann|Greedy|Random) wins/);
    expect(ran.out).toContain('Master of Pearls');
    expect(ran.stillRaw).toBe(false);
    const verified = await fathom(['verify', link(ran)]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('Valid');
  });

  test('by arrows, the same choices make the same game', async () => {
    const arrows = (sheet: string): string | null =>
      sheet.includes(OVER) ? `${UP}${ENTER}` : isAsking(sheet) ? `${DOWN}${UP}${ENTER}` : null;
    const byArrows = await fathom(play('--seats', 'me:Ann,random'), { player: arrows });
    const byNumbers = await fathom(play('--seats', 'me:Ann,random'), { player: quick });
    expect(link(byArrows)).toBe(link(byNumbers));
  });

  test.each([
    ['ru', 'Побеждает', 'Хранитель жемчуга'],
    ['uk', 'Перемагає', 'Хранитель перлин'],
  ])('in %s', async (language, wins, master) => {
    const player = (sheet: string): string | null => (sheet.includes(wins) ? 'q' : isAsking(sheet) ? ENTER : null);
    const ran = await fathom(['play', '--lang', language, '--seed', 'reef', '--seats', 'me,greedy'], { player });
    expect(ran.out).toContain(wins);
    expect(ran.sheets.some((sheet) => sheet.includes(master))).toBe(true);
  });

  test('alone against the rival', async () => {
    const ran = await fathom(play('--seats', 'me:Ann', '--option', 'rival=mage'), { player: quick });
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/(Ann|The Oracle) wins/);
  });

  test('against a bot that searches in its own thread', async () => {
    const [one, other] = [
      await fathom(play('--seats', 'me:Ann,ismcts:2'), { player: quick }),
      await fathom(play('--seats', 'me:Ann,ismcts:2'), { player: quick }),
    ];
    expect(one.code).toBe(0);
    expect(link(one)).toBe(link(other));
  });

  test('a window that is too small shows a message', async () => {
    const ran = await fathom(play('--seats', 'me:Ann,random'), { player: () => 'q', columns: 50, rows: 12 });
    expect(ran.sheets[0]).toContain('The window is too small');
    expect(ran.code).toBe(0);
  });

  test('without colours and in a small window nothing is wider than the window', async () => {
    const ran = await fathom(play('--seats', 'me:Ann,greedy,random,random'), {
      player: quick,
      columns: 80,
      rows: 24,
      env: { NO_COLOR: '1' },
    });
    expect(ran.code).toBe(0);
    expect(ran.raw).not.toContain(`${ESC}[3`);
    expect(ran.raw).not.toContain(`${ESC}[1m`);
    for (const sheet of ran.sheets) {
      const lines = sheet.split('\n');
      expect(lines.length).toBeLessThanOrEqual(24);
      for (const line of lines) expect(width(line)).toBeLessThanOrEqual(80);
    }
  });

  test('the end offers to watch, to check and to play again', async () => {
    let choices = ['2', '1', 'q', '3'];
    const player = (sheet: string): string | null => {
      if (sheet.includes(OVER) && sheet.includes('Quit')) return choices.length === 0 ? '4' : choices.shift()!;
      if (sheet.includes('←→ step')) return choices.shift() ?? 'q';
      return isAsking(sheet) ? ENTER : null;
    };
    const ran = await fathom(play('--seats', 'me:Ann,random'), { player });
    expect(ran.sheets.some((sheet) => sheet.includes('Valid: all'))).toBe(true);
    expect(ran.sheets.some((sheet) => sheet.includes('Move 0 of'))).toBe(true);
    expect(ran.sheets.filter((sheet) => sheet.includes('Open location:')).length).toBeGreaterThan(1);
    choices = [];
  });
});

describe('at the table', () => {
  test('taking a pile is undone and redone', async () => {
    const asked: string[] = [];
    let stage = 0;
    const player = (sheet: string): string | null => {
      if (!isAsking(sheet)) return null;
      asked.push(sheet);
      const pile = /(\d) \S×[2-9]/.exec(sheet)?.[1];
      if (stage === 0 && pile !== undefined) return (stage++, pile);
      if (stage >= 1) return ['u', 'y', 'u', 'u', CTRL_C][stage++ - 1]!;
      return sheet.includes('Draw 3') ? '3' : '1';
    };
    await fathom(play('--seats', 'me:Ann,me:Bob'), { player });
    const [before, taken, back, again, backAgain, refused] = asked.slice(-6);
    expect(taken).toContain('Choose the lord to place next');
    expect(back).toContain('Move undone.');
    expect(table(back)).toBe(table(before));
    expect(again).toContain('Move redone.');
    expect(table(again)).toBe(table(taken));
    expect(backAgain).toContain('Move undone.');
    expect(refused).toContain('Nothing to undo');
  });

  test('a revealed card cannot be undone', async () => {
    const ran = await fathom(play('--seats', 'me:Ann,me:Bob'), { player: script('3', 'u', 'y', 'q') });
    expect(ran.sheets.some((sheet) => sheet.includes('Nothing to undo'))).toBe(true);
    expect(ran.sheets.some((sheet) => sheet.includes('Nothing to redo'))).toBe(true);
  });

  test('the keys are the same under a Cyrillic layout', async () => {
    const ran = await fathom(['play', '--lang', 'uk', '--seats', 'me,random'], { player: script('г', 'н', 'й') });
    expect(ran.code).toBe(0);
    expect(ran.sheets.some((sheet) => sheet.includes('Нема чого скасовувати'))).toBe(true);
  });

  test('pieces on the table are explained, with their rule', async () => {
    const ran = await fathom(play('--seats', 'me:Ann,random'), { player: script('?', DOWN, ESC, 'q') });
    const page = ran.sheets.findLast((sheet) => sheet.includes('Cards and places on the table'))!;
    expect(page).toContain('Farmers’ pile');
    expect(page).toContain('CO-CONSPIRE-05');
  });

  test('the rulebook is searched while typing', async () => {
    const player = (sheet: string): string | null => {
      if (sheet.includes('Nothing found')) return ESC;
      if (sheet.includes('Search the rules: master')) return 'zz';
      if (sheet.includes('Search the rules:')) return 'master';
      return isAsking(sheet) ? (sheet.includes('q quit') && seen++ > 0 ? 'q' : 'r') : null;
    };
    let seen = 0;
    const ran = await fathom(play('--seats', 'me:Ann,random'), { player });
    expect(ran.sheets.some((sheet) => sheet.includes('CO-PEARL-03'))).toBe(true);
    expect(ran.sheets.some((sheet) => sheet.includes('Nothing found for “masterzz”'))).toBe(true);
  });

  test('the log opens at its end', async () => {
    const atTable = script('1', '1', 'l', 'q');
    const ran = await fathom(play('--seats', 'me:Ann,random'), {
      player: (sheet) => (sheet.includes('Game log') ? ESC : atTable(sheet)),
    });
    expect(ran.code).toBe(0);
    expect(ran.sheets.find((sheet) => sheet.includes('Game log'))).toMatch(/Deal commitment: [0-9a-f]{64}/);
  });

  test('many exchanges are chosen piece by piece', async () => {
    let first = 0;
    let second = 0;
    const player = (sheet: string): string | null => {
      if (sheet.includes('Choose the first piece')) return first++ < 2 ? `${DOWN}${ENTER}` : CTRL_C;
      if (sheet.includes('Esc back')) return (second++, ESC);
      return quick(sheet);
    };
    await fathom(['play', '--lang', 'en', '--seed', '91', '--seats', 'me,me'], { player });
    expect([first, second]).toEqual([3, 2]);
  });
});

describe('interrupting', () => {
  test('q saves the game, and it continues from there', async () => {
    const left = await fathom(play('--seats', 'me:Ann,greedy'), { player: script('1', '1', '1', 'q') });
    expect(left.code).toBe(0);
    expect(left.out).toContain(`Game saved to ${HOME}/conspiracy-2030-01-02-030400.json`);
    const [[path, text]] = [...left.files] as [[string, string]];
    const resumed = await fathom(['play', '--resume', path, '--lang', 'en'], { player: quick, files: { [path]: text } });
    expect(resumed.code).toBe(0);
    const whole = await fathom(play('--seats', 'me:Ann,greedy'), { player: quick });
    expect(link(resumed)).toBe(link(whole));
  });

  test('Ctrl-C restores the terminal and prints where the game is', async () => {
    const ran = await fathom(play('--seats', 'me:Ann,greedy'), { player: script('1', CTRL_C) });
    expect(ran.code).toBe(130);
    expect(ran.stillRaw).toBe(false);
    expect(ran.raw).toContain('\x1b[?25h');
    expect(ran.out).toContain('fathom play --resume');
  });

  test('Ctrl-C works while a bot is thinking', async () => {
    const player = (sheet: string): string | null => (sheet.includes('Thinker is thinking') ? CTRL_C : isAsking(sheet) ? ENTER : null);
    const ran = await fathom(play('--seats', 'me:Ann,ismcts:1000000'), { player });
    expect(ran.code).toBe(130);
    expect(ran.out).toContain('fathom play --resume');
  });

  test('a signal does the same', async () => {
    const signal = { ring: (): void => {} };
    const player = (sheet: string): string | null => {
      if (isAsking(sheet)) signal.ring();
      return null;
    };
    const ran = await fathom(play('--seats', 'me:Ann,greedy'), { player, signal });
    expect(ran.code).toBe(130);
    expect(ran.files.size).toBe(1);
  });

  test('the end of the input does the same', async () => {
    const ran = await fathom(play('--seats', 'me:Ann,greedy'), { player: script('<end>') });
    expect(ran.code).toBe(130);
  });

  test('s saves to the given file', async () => {
    const ran = await fathom(play('--seats', 'me:Ann,greedy', '--save', 'here.json'), { player: script('s', 'q') });
    expect(ran.sheets.some((sheet) => sheet.includes('Saved to here.json'))).toBe(true);
    expect([...ran.files.keys()]).toEqual(['here.json']);
  });

  test('a write error names the file', async () => {
    const ran = await fathom(play('--seats', 'me:Ann,greedy'), { player: script('s', 'q'), readOnly: true });
    expect(ran.out).toContain('Could not write');
  });

  test('the first screen offers the saved game', async () => {
    const left = await fathom(play('--seats', 'me:Ann,greedy'), { player: script('1', 'q') });
    const first = await fathom(['play', '--lang', 'en'], { player: script('1', 'q'), files: Object.fromEntries(left.files) });
    expect(first.sheets[0]).toContain('Continue the game from 2030-01-02 03:04');
    expect(first.sheets.some((sheet) => sheet.includes('Ann to move'))).toBe(true);
    const played = await fathom(play('--seats', 'me:Ann,random'), { player: quick });
    expect(played.files.size).toBe(1);
    const next = await fathom(['play', '--lang', 'en'], { player: script('q'), files: Object.fromEntries(played.files) });
    expect(next.sheets[0]).not.toContain('Continue the game');
  });
});

describe('the first screen', () => {
  test('starts with bots, friends or alone', async () => {
    const ran = await fathom(['play', '--lang', 'en'], { player: script('5', 'q') });
    expect(ran.sheets[0]).toContain('Who is playing?');
    expect(ran.sheets[0]).toContain('Hot seat: 2 players');
    expect(ran.sheets.some((sheet) => sheet.includes('Player 1 to move') || sheet.includes('Player 2 to move'))).toBe(true);
  });

  test('can be left', async () => {
    const ran = await fathom(['play'], { player: script('q') });
    expect([ran.code, ran.out]).toEqual([0, '']);
  });
});

describe('one screen for several', () => {
  const curtainsIn = async (...flags: readonly string[]): Promise<number> => {
    const player = (sheet: string): string | null => (sheet.includes('Pass the screen') ? 'x' : quick(sheet));
    const ran = await fathom(play('--seats', 'me:Ann,me:Bob', ...flags), { player });
    expect(ran.code).toBe(0);
    return ran.sheets.filter((sheet) => sheet.includes('Pass the screen')).length;
  };

  test('this game has no secrets, so nothing is hidden between turns', async () => {
    expect(await curtainsIn()).toBe(0);
    expect(await curtainsIn('--curtain', 'never')).toBe(0);
  });

  test('always means always', async () => {
    expect(await curtainsIn('--curtain', 'always')).toBeGreaterThan(10);
  });
});

describe('nobody at the keyboard', () => {
  test('a person cannot be asked', async () => {
    for (const seats of [[], ['--seats', 'me,greedy']]) {
      const ran = await fathom(['play', ...seats]);
      expect(ran.code).toBe(2);
      expect(ran.err).toBe('Playing needs a terminal; without one, choose only bots: fathom play --seats greedy,greedy.\n');
    }
  });

  test('bots play among themselves and the log is printed', async () => {
    const ran = await fathom(play('--seats', 'greedy,random'));
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('Deal commitment: ');
    expect(ran.out).toMatch(/(Greedy|Random) places/);
    expect(ran.out).toMatch(/(Greedy|Random) wins/);
    expect((await fathom(['verify', link(ran)])).code).toBe(0);
  });
});

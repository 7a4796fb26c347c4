import { CommanderError } from 'commander';
import { exit, Stop, stop, type Trouble } from './base/errors.ts';
import type { Io } from './base/io.ts';
import { program } from './program.ts';
import { harmless } from './terminal/width.ts';
import { isLanguage, languageOf, texts, type Text } from './text/index.ts';
import { languages } from '@fathom/kernel';

/** The command line as a function: arguments in, exit code out. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let text = texts[languageOf(io.env)];
  let code: number = exit.done;
  try {
    text = textFor(argv, text);
    const root = program(io, text, (result) => {
      code = result;
    });
    if (argv.length === 0) root.outputHelp();
    else await root.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    return complain(error, text, io);
  }
}

/** The language is needed for the first error message, so it is parsed before anything else. */
function textFor(argv: readonly string[], otherwise: Text): Text {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const requested = at < 0 ? undefined : (/^--lang=(.*)$/.exec(argv[at]!)?.[1] ?? argv[at + 1]);
  if (requested === undefined) return otherwise;
  return isLanguage(requested) ? texts[requested] : stop({ code: 'bad-choice', flag: '--lang', value: requested, allowed: languages });
}

/** One sentence on stderr; never a stack trace. */
function complain(error: unknown, text: Text, io: Io): number {
  const trouble = error instanceof Stop ? error.trouble : error instanceof CommanderError ? understood(error) : null;
  if (trouble === 'answered') return exit.done;
  if (trouble === null) {
    io.stderr.write(`${text.bug(harmless(error instanceof Error ? error.message : String(error)))}\n`);
    return exit.bug;
  }
  io.stderr.write(`${harmless(sentence(text, trouble))}\n`);
  return exit.mistake;
}

const sentence = (text: Text, trouble: Trouble): string => (text.trouble[trouble.code] as (trouble: Trouble) => string)(trouble);

/** An error of commander. Its own messages are English, so only the name in them is used. */
function understood({ code, message }: CommanderError): Trouble | 'answered' | null {
  const name = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.help':
    case 'commander.helpDisplayed':
    case 'commander.version':
      return 'answered';
    case 'commander.unknownCommand':
      return { code: 'unknown-command', name };
    case 'commander.unknownOption':
      return { code: 'unknown-flag', name };
    case 'commander.missingArgument':
      return { code: 'missing-argument', name };
    case 'commander.optionMissingArgument':
      return { code: 'missing-value', flag: name.split(' ')[0]!.replace(/,$/, '') };
    case 'commander.excessArguments':
      return { code: 'too-many-arguments' };
    default:
      return null;
  }
}

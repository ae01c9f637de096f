import '../process/prepare-process.js';
import { parseArgs } from 'node:util';
import { describeFailure } from '../platform/errors/describe-failure.js';
import { OperatorError } from '../platform/errors/operator-error.js';
import { nameSources } from '../platform/logging/name-sources.js';

const FAILED = 1;
const WRONG_USAGE = 2;

/** What was given to a command. */
export interface Given {
  /** Empty where it takes none. */
  argument: string;
  /** Which of its flags were given. */
  flags: ReadonlySet<string>;
  /** The value of an option that was given. */
  valueOf: (option: string) => string | undefined;
}

interface Command {
  /** 'npm run backup -- FILE [--force]' */
  usage: string;
  /** Names of its flags. */
  flags?: readonly string[];
  /** Names of its options that have a value; each must be given. */
  options?: readonly string[];
  /** How many arguments it takes besides. */
  arity: 0 | 1;
  /** The exit code when it could not be done; 1 if left out. */
  failureCode?: number;
  /** @returns whether all is well: else the exit code is 1 */
  work: (given: Given) => Promise<boolean>;
}

/** Runs a command of the operator. What the operator can mend is told in one line, without a stack trace. */
export async function runCommand(command: Command): Promise<void> {
  const given = parse(command);
  if (!given) {
    process.stderr.write(`usage: ${command.usage}\n`);
    process.exitCode = WRONG_USAGE;
    return;
  }
  try {
    if (!(await command.work(given))) process.exitCode = FAILED;
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exitCode = command.failureCode ?? FAILED;
  }
}

/** The stack trace only of what a programmer has to mend. */
function lineOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return describeFailure(error) ?? (error instanceof Error ? stackOf(error) : String(error));
}

function stackOf({ stack, message }: Error): string {
  return stack === undefined ? message : nameSources(stack.split('\n')).join('\n');
}

function parse({ flags = [], options = [], arity }: Command): Given | null {
  const known = Object.fromEntries<{ type: 'boolean' | 'string' }>([
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ...options.map((name) => [name, { type: 'string' }] as const),
  ]);
  try {
    const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
    const valueOf = (option: string): string | undefined => {
      const value = values[option];
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const isComplete = options.every((option) => valueOf(option) !== undefined);
    if (!isComplete || positionals.length !== arity || positionals.includes('')) return null;
    return { argument: positionals[0] ?? '', flags: new Set(Object.keys(values)), valueOf };
  } catch {
    return null;
  }
}

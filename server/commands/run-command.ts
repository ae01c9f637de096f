import '../process/prepare-process.js';
import { parseArgs } from 'node:util';
import { describeFailure } from '../platform/errors/describe-failure.js';
import { OperatorError } from '../platform/errors/operator-error.js';
import { nameSources } from '../platform/logging/name-sources.js';

const FAILED = 1;
const WRONG_USAGE = 2;

/** The parsed command line of a command. */
interface Given {
  /** Empty if the command has no argument. */
  argument: string;
  /** The given flags. */
  flags: ReadonlySet<string>;
  /** The value of a given option. */
  valueOf: (option: string) => string | undefined;
}

interface Command {
  /** 'npm run backup -- FILE [--force]' */
  usage: string;
  /** Names of flags. */
  flags?: readonly string[];
  /** Names of options with a value. All of them are required. */
  options?: readonly string[];
  /** Number of positional arguments. */
  arity: 0 | 1;
  /** Exit code after an error. Default: 1. */
  failureCode?: number;
  /** @returns false for exit code 1 */
  work: (given: Given) => Promise<boolean>;
}

/** Runs an operator command. Errors that the operator can fix are printed in one line, without a stack trace. */
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

/** With a stack trace only for unexpected errors. */
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

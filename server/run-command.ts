import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError } from './platform/config/config-error.js';
import { describeFailure } from './platform/errors/describe-failure.js';
import { OperatorError } from './platform/errors/operator-error.js';

const FAILED = 1;
const WRONG_USAGE = 2;

interface Command {
  /** 'npm run backup -- FILE [--force]' */
  usage: string;
  /** Names of its flags. */
  flags: readonly string[];
  /** How many arguments it takes besides. */
  arity: 0 | 1;
  /** The exit code when it could not be done; 1 if left out. */
  failureCode?: number;
  /** @returns whether all is well: else the exit code is 1 */
  work: (argument: string, flags: ReadonlySet<string>) => Promise<boolean>;
}

/** Runs a command of the operator. What the operator can mend is told in one line, without a stack trace. */
export async function runCommand({
  usage,
  flags,
  arity,
  failureCode = FAILED,
  work,
}: Command): Promise<void> {
  process.umask(0o077);
  const given = parse(flags, arity);
  if (!given) {
    process.stderr.write(`usage: ${usage}\n`);
    process.exitCode = WRONG_USAGE;
    return;
  }
  try {
    if (!(await work(given.argument, given.flags))) process.exitCode = FAILED;
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exitCode = failureCode;
  }
}

/** The stack trace only of what a programmer has to mend. */
function lineOf(error: unknown): string {
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message;
  return describeFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function parse(flags: readonly string[], arity: number): { argument: string; flags: Set<string> } | null {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    flags.map((flag) => [flag, { type: 'boolean' }] as const),
  );
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length !== arity || positionals.includes('')) return null;
    return { argument: positionals[0] ?? '', flags: new Set(Object.keys(values)) };
  } catch {
    return null;
  }
}

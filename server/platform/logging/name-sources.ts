import { readFileSync } from 'node:fs';

/** `at BookingService.bookSeat (/srv/site/build/server/program.cjs:194700:12)`. */
const FRAME = /([^\s()]*program\.cjs):(\d+):\d+/;
/** What the build writes before each module. */
const MODULE = /^\/\/ (?:build\/compiled\/)?((?:server|node_modules)\/\S+)$/;

/** By program, the line of each of its modules. */
const modulesOf = new Map<string, { line: number; name: string }[]>();

/**
 * Adds to frames of a stack trace which module they are in, where the program is one file. It is read at the first
 * failure only: a source map of the whole would take longer to read than the server to start.
 */
export function nameSources(frames: readonly string[]): string[] {
  return frames.map((frame) => {
    const [place, program = '', line] = FRAME.exec(frame) ?? [];
    if (place === undefined) return frame;
    const module = modulesIn(program).findLast((each) => each.line < Number(line));
    return module ? frame.replace(place, `${module.name}, ${place}`) : frame;
  });
}

function modulesIn(program: string): { line: number; name: string }[] {
  const known = modulesOf.get(program);
  if (known) return known;
  const modules = linesOf(program).flatMap((text, index) => {
    const name = MODULE.exec(text)?.[1];
    return name === undefined ? [] : [{ line: index + 1, name }];
  });
  modulesOf.set(program, modules);
  return modules;
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

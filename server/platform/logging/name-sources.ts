import { readFileSync } from 'node:fs';

/** `at BookingService.bookSeat (/srv/site/build/server/program.cjs:194700:12)`. */
const FRAME = /([^\s()]*program\.cjs):(\d+):\d+/;
/** The comment that the build writes before each module. */
const MODULE = /^\/\/ (?:build\/compiled\/)?((?:server|node_modules)\/\S+)$/;

/** The first line of each module, by program. */
const modulesOf = new Map<string, { line: number; name: string }[]>();

/**
 * Adds the module's name to stack frames of the bundled program, which is read at the first failure only. A source map
 * would take longer to read than the server takes to start.
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

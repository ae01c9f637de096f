import { closestMatch } from 'leven';

/** Longer names are not compared. */
const LONGEST = 60;

/** The most similar name, ignoring case; undefined if none is similar enough. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const inLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  const maxDistance = Math.floor(typed.length * 0.4) + 1;
  return inLowerCase.get(closestMatch(typed.toLowerCase(), [...inLowerCase.keys()], { maxDistance }) ?? '');
}

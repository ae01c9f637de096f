import { parseArgs } from 'node:util';
import { buildAt } from './builds.mjs';

/** Sizes of the databases that several parts share. */
const UPCOMING = 60;
const SMALL = { upcoming: UPCOMING, capacity: 20 };
const YEARS = { upcoming: UPCOMING, capacity: 100_000, classesADay: 5, seats: 20 };
export const BOOKABLE = 200;
const KINDS = /** @type {const} */ (['sqlite', 'postgres']);

/** @type {Record<string, import('./sample.mjs').Size>} */
export const SIZES = {
  small: SMALL,
  some: { ...SMALL, past: 28, pastBookings: 3_000 },
  large: { ...SMALL, past: 1000 - UPCOMING, pastBookings: 100_000 },
  wide: { upcoming: BOOKABLE, capacity: 100_000 },
  timing: { upcoming: 40, capacity: 100_000, past: 28, pastBookings: 3_000 },
  one: { upcoming: 1, capacity: 100 },
  hundred: { upcoming: 100, capacity: 100 },
  // 5 classes a day with 20 seats each: 100 days, almost three years, 27 years.
  bookings10k: { ...YEARS, past: 500 },
  bookings100k: { ...YEARS, past: 5_000 },
  bookings1m: { ...YEARS, past: 50_000 },
};

/**
 * @typedef {object} Settings
 * @property {boolean} isQuick
 * @property {('sqlite' | 'postgres')[]} kinds
 * @property {number} rounds
 * @property {number} seconds of each load in a round
 * @property {number} starts of a server
 * @property {string[]} only these parts; all if empty
 * @property {string[]} without these
 * @property {import('./builds.mjs').Build | undefined} against another build, measured in turns with this one
 * @property {boolean} isStrict a missed goal fails the run
 * @property {number} minutes time limit of the run
 */

/** @returns {Settings} the command line's */
export function readSettings() {
  const list = /** @type {const} */ ({ type: 'string', default: '' });
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      sqlite: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      million: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      only: list,
      without: list,
      against: list,
      rounds: list,
      minutes: { type: 'string', default: '90' },
    },
  });
  const { quick, strict, sqlite, postgres, million, only, without, against, rounds } = values;
  const names = (/** @type {string} */ text) => text.split(',').filter(Boolean);
  return {
    isQuick: quick,
    kinds: KINDS.filter((kind) => (kind === 'sqlite' ? sqlite || !postgres : postgres || !(sqlite || quick))),
    rounds: rounds ? Number(rounds) : quick ? 3 : 7,
    seconds: quick ? 0.7 : 1.2,
    starts: quick ? 3 : 7,
    only: [...names(only), ...(million ? ['million'] : [])],
    without: names(without),
    against: against ? buildAt(against) : undefined,
    isStrict: strict,
    minutes: Number(values.minutes),
  };
}

/**
 * @param {readonly number[]} values
 * @returns {number}
 */
export function median(values) {
  return percentile(values, 0.5);
}

/**
 * The smallest value that is not exceeded by at least this share of all values.
 *
 * @param {readonly number[]} values
 * @param {number} share 0..1
 * @returns {number}
 */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @param {string[]} faults */
export const counted = (faults) =>
  [...new Set(faults)].map((fault) => `${faults.filter((one) => one === fault).length} × ${fault}`);

/**
 * @param {readonly number[]} times
 * @param {readonly number[]} others
 * @returns {number[]} round by round
 */
export const ratios = (times, others) => times.map((time, round) => time / (others[round] ?? Number.NaN));

/** Slow requests get fewer rounds, but at least this many. */
const MIN_ROUNDS = 3;
const LONGEST_MS = 20_000;

/**
 * The time of each request by itself, in turns: A B A B … The first turn is a warm-up.
 *
 * @template Answer
 * @param {readonly (() => Promise<Answer>)[]} questions
 * @param {{ rounds: number, check: (answers: Answer[]) => void }} options `check` throws unless the responses of a turn
 * are valid
 * @returns {Promise<number[][]>} for each request the milliseconds of each round
 */
export async function inTurns(questions, { rounds, check }) {
  /** @type {number[][]} */
  const times = questions.map(() => []);
  const begun = performance.now();
  for (let round = -1; round < rounds; round += 1) {
    if (round >= MIN_ROUNDS && performance.now() - begun > LONGEST_MS) break;
    /** @type {Answer[]} */
    const answers = [];
    for (const [index, ask] of questions.entries()) {
      const asked = performance.now();
      answers.push(await ask());
      if (round >= 0) times[index]?.push(performance.now() - asked);
    }
    check(answers);
  }
  return times;
}

/**
 * @param {readonly number[]} times
 * @param {readonly number[]} others
 * @returns {number[]} round by round
 */
export const ratios = (times, others) => times.map((time, round) => time / (others[round] ?? Number.NaN));

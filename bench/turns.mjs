/** Slow questions are asked less often, but never less than this. */
const LEAST_ROUNDS = 3;
const LONGEST_MS = 20_000;

/**
 * How long each question takes by itself, asked in turns: A B A B … The first turn only warms up.
 *
 * @template Answer
 * @param {readonly (() => Promise<Answer>)[]} questions
 * @param {{ rounds: number, check: (answers: Answer[]) => void }} options `check` throws unless the answers of a turn are right
 * @returns {Promise<number[][]>} of each question the milliseconds of each round
 */
export async function inTurns(questions, { rounds, check }) {
  /** @type {number[][]} */
  const times = questions.map(() => []);
  const begun = performance.now();
  for (let round = -1; round < rounds; round += 1) {
    if (round >= LEAST_ROUNDS && performance.now() - begun > LONGEST_MS) break;
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

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
 * Measures the response times of several requests. They are sent in turns, in alternating order, so that after-effects
 * of a request on the next one affect all equally.
 *
 * @template {string} Name
 * @param {Record<Name, (turn: number) => Promise<Response>>} questions
 * @param {{ turns: number, warmUp: number }} settings
 * @returns {Promise<Record<Name, number[]>>} milliseconds of each turn
 */
export async function timesInTurns(questions, { turns, warmUp }) {
  const names = /** @type {Name[]} */ (Object.keys(questions));
  const times = /** @type {Record<Name, number[]>} */ (
    Object.fromEntries(names.map((name) => [name, /** @type {number[]} */ ([])]))
  );
  for (let turn = -warmUp; turn < turns; turn += 1) {
    for (const name of turn % 2 ? names : names.toReversed()) {
      const start = performance.now();
      await (await questions[name](turn + warmUp)).arrayBuffer();
      if (turn >= 0) times[name].push(performance.now() - start);
    }
  }
  return times;
}

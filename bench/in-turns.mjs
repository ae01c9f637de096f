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

/**
 * @param {string} url
 * @param {object} body
 */
export const post = (url, body) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

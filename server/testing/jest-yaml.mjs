import { parse } from 'yaml';

/** Transforms YAML files into modules; Jest caches the result. */
export default {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(parse(text))};` }),
};

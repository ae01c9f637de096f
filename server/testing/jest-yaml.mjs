import { parse } from 'yaml';

/** What a test gets for a YAML file; Jest keeps it for the next run. */
export default {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(parse(text))};` }),
};

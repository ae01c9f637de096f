// Preloaded by a server: its clock starts at the instant in a file, which a test may rewrite.
import { readFileSync, statSync } from 'node:fs';

const file = process.env.FAKE_CLOCK ?? '';
const RealDate = Date;
let written = 0;
let ahead = 0;

function now() {
  const { mtimeMs } = statSync(file);
  if (mtimeMs !== written) {
    written = mtimeMs;
    ahead = RealDate.parse(readFileSync(file, 'utf8')) - RealDate.now();
  }
  return RealDate.now() + ahead;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

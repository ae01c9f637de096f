import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A log call at level info or above, up to its closing parenthesis; the text is its last argument. */
const CALL = /\blog(?:ger)?\??(?:\.(?:info|warn|error|fatal)|\[[^\]]+\])\([^;]*?'([^'\n]+)',?\s*\)[;,\s)]/g;

function textsLogged(): string[] {
  return readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .flatMap((name) => [...readFileSync(join('server', name), 'utf8').matchAll(CALL)])
    .map(([, text]) => String(text));
}

describe('docs/operations.md', () => {
  it('explains every log text', () => {
    const section = /^## Log$(.*?)^## /ms.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
    const texts = textsLogged();
    expect(texts).toEqual(expect.arrayContaining(['request', 'message not sent', 'backup made']));
    expect(texts.filter((text) => !section.includes(`\`${text}\``))).toEqual([]);
  });
});

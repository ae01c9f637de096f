import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A project as small as one can be whose server is laid out like ours. */
const FILES = {
  'package.json': JSON.stringify({ type: 'module' }),
  'tsconfig.json': '{}',
  'server/tsconfig.json': JSON.stringify({ compilerOptions: { target: 'ES2023' }, include: ['./**/*.ts'] }),
  'server/answer.ts': `export const answer: string = 'first';`,
  'server/emit-schema.ts': `
    import { writeFileSync } from 'node:fs';
    import { answer } from './answer.js';
    writeFileSync('schema.graphql', answer);`,
  'server/main.ts': `
    import { createServer } from 'node:http';
    import { answer } from './answer.js';
    const server = createServer((_request, response) => response.end(answer));
    server.listen(Number(process.env.PORT), '127.0.0.1', () => {
      console.log('Listening on http://127.0.0.1:' + server.address().port);
    });
    process.on('SIGTERM', () => server.close(() => process.exit()));`,
};

describe('the server with reload', () => {
  let folder: string;
  let reloader: ChildProcess;
  let output = '';
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-dev-'));
    await mkdir(join(folder, 'server'));
    for (const [file, text] of Object.entries(FILES)) await writeFile(join(folder, file), text);
    reloader = spawn(process.execPath, [resolve('.ci/dev/server.mjs')], {
      cwd: folder,
      env: { PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [reloader.stdout, reloader.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    url = (await printed(/Listening on (\S+)/))[1] ?? '';
  });
  afterAll(async () => {
    reloader.kill();
    await once(reloader, 'close');
    await rm(folder, { recursive: true });
  });

  async function printed(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(output);
      if (match) return match;
      if (reloader.exitCode !== null) throw new Error(output);
      await pause();
    }
  }
  const pause = () => new Promise((done) => setTimeout(done, 20));
  const save = (text: string) => writeFile(join(folder, 'server/answer.ts'), text);
  async function ask(): Promise<string> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}\n${output}`);
    return response.text();
  }

  /** Asks all the time, so that a call that fails in between fails the test. */
  async function isAnswered(wanted: string): Promise<void> {
    while ((await ask()) !== wanted) await pause();
  }

  it('answers with what was saved, and lets no call fail meanwhile', async () => {
    await save(`export const answer: string = 'first';`);
    await isAnswered('first');
    await save(`export const answer: string = 'second';`);
    await isAnswered('second');
    expect(await readFile(join(folder, 'schema.graphql'), 'utf8')).toBe('second');
  });

  it('takes no notice of a wrong type', async () => {
    await save(`export const answer: number = 'third';`);
    await isAnswered('third');
  });

  it('sees a file that an editor replaces by another, each time', async () => {
    for (const wanted of ['fourth', 'fifth']) {
      const copy = join(folder, 'server/answer.ts~');
      await writeFile(copy, `export const answer: string = '${wanted}';`);
      await rename(copy, join(folder, 'server/answer.ts'));
      await isAnswered(wanted);
    }
  });

  it('sees a file in a new folder', async () => {
    await mkdir(join(folder, 'server/features'));
    await writeFile(join(folder, 'server/features/sixth.ts'), `export const sixth = 'sixth';`);
    await save(`export { sixth as answer } from './features/sixth.js';`);
    await isAnswered('sixth');
    await writeFile(join(folder, 'server/features/sixth.ts'), `export const sixth = 'seventh';`);
    await isAnswered('seventh');
  });

  it('keeps the server when the syntax is wrong, and says where', async () => {
    await save(`export const answer: string = 'kept';`);
    await isAnswered('kept');
    await save(`export const answer = ;`);
    await printed(/answer\.ts.*1.*23.*error/);
    expect(await ask()).toBe('kept');
  });

  it('starts again after a server that failed', async () => {
    await save(`export const answer = ''; throw new Error('broken on purpose');`);
    await printed(/broken on purpose[\s\S]*The server has stopped with code 1/);
    expect((await fetch(url)).status).toBe(503);
    await save(`export const answer: string = 'eighth';`);
    await printed(/broken on purpose[\s\S]*Listening on/);
    expect(await ask()).toBe('eighth');
  });
});

import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { processContext } from '../../process-context.js';
import { createLogger } from '../logging/logger.js';
import { message } from '../i18n/message.js';
import { csvAnswer } from './csv-answer.js';

const ctx = processContext(createLogger('silent'));
const columns = [{ heading: message({ en: 'Name', es: 'Nombre' }), value: (name: string) => name }];
const names = Array.from({ length: 50 }, (_, index) => [`Ana ${String(index)}`, 'Beto']);

let taken = 0;
let isOver = false;
async function* batches(of: readonly string[][]): AsyncGenerator<string[], void> {
  try {
    for (const batch of of) {
      taken += 1;
      yield await Promise.resolve(batch);
    }
  } finally {
    isOver = true;
  }
}

function file(of: AsyncIterable<string[]>): Readable {
  const { body } = csvAnswer(ctx, 'names', columns, of);
  if (!(body instanceof Readable)) throw new Error('no file');
  return body;
}

describe('a file for a spreadsheet', () => {
  beforeEach(() => {
    taken = 0;
    isOver = false;
  });

  it('has one heading, however many batches its rows come in', async () => {
    expect(await text(file(batches([['Ana'], [], ['Beto', '=1+1']])))).toBe(
      "\ufeffName\r\nAna\r\nBeto\r\n'=1+1\r\n",
    );
  });

  it('is its heading alone when there is no row', async () => {
    expect(await text(file(batches([])))).toBe('\ufeffName\r\n');
  });

  it('sends nothing when its first rows cannot be read, so that the failure can still be told', async () => {
    const fails = Readable.from([1]).map((): string[] => {
      throw new Error('no database');
    });
    const body = file(fails);
    const sent: unknown[] = [];
    body.on('data', (part) => sent.push(part));
    await expect(
      new Promise((resolve, reject) => body.on('end', resolve).on('error', reject)),
    ).rejects.toThrow('no database');
    expect(sent).toEqual([]);
  });

  it('reads no further than its reader has come', async () => {
    const body = file(batches(names));
    await body[Symbol.asyncIterator]().next();
    await nextTurn();
    expect(taken).toBeLessThan(5);
  });

  it('is read no further when its reader goes away', async () => {
    for await (const part of file(batches(names))) {
      expect(part).toContain('Ana 0');
      break;
    }
    await nextTurn();
    expect([isOver, taken < 5]).toEqual([true, true]);
  });
});

import { processContext } from '../../process/process-context.js';
import { createLogger } from '../logging/logger.js';
import { message } from '../i18n/message.js';
import { csvResponse } from './csv-response.js';

const ctx = processContext(createLogger('silent'));
const columns = [{ heading: message({ en: 'Name', es: 'Nombre' }), value: (name: string) => name }];

async function textsOf(batches: readonly string[][]): Promise<string[]> {
  const texts: string[] = [];
  const { pieces } = csvResponse(ctx, 'names', columns, batches);
  for await (const piece of pieces) texts.push(piece);
  return texts;
}

describe('a file for a spreadsheet', () => {
  it('has one heading for all batches', async () => {
    expect((await textsOf([['Ana'], [], ['Beto', '=1+1']])).join('')).toBe(
      "\ufeffName\r\nAna\r\nBeto\r\n'=1+1\r\n",
    );
  });

  it('has only its heading without rows', async () => {
    expect(await textsOf([])).toEqual(['\ufeffName\r\n']);
  });

  it('begins with its first rows, so that an earlier failure can still be reported', async () => {
    const [first] = await textsOf([['Ana'], ['Beto']]);
    expect(first).toBe('\ufeffName\r\nAna\r\n');
  });
});

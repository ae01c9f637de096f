import { processorTime } from '../../testing/processor-time.js';
import { problemsOf } from './check-input.js';
import { PersonName } from './person-fields.js';

class Form {
  @PersonName({ en: 'Name required', es: 'Escriba el nombre' })
  name = '';
}

async function cleaned(name: string): Promise<string> {
  const form = Object.assign(new Form(), { name });
  await problemsOf(form);
  return form.name;
}

describe('a text', () => {
  it.each([
    ['  Ana ', 'Ana'],
    ['An\u0000a\u007f', 'Ana'],
    ['Ana\tRuiz', 'Ana Ruiz'],
    ['Jose\u0301', 'José'],
    ['Jose\u0000\u0301', 'José'],
    ['Ana\ud800', 'Ana'],
    ['\u202eanA\u202c Ruiz', 'anA Ruiz'],
    ['e\u200e\u0301', 'é'],
    ['\u2067 \u200f', undefined],
    ['محمد\u200cرضا', 'محمد\u200cرضا'],
    ['👩\u200d🔧', '👩\u200d🔧'],
  ])('%j becomes %j', async (sent, stored) => {
    expect(await cleaned(sent)).toBe(stored);
  });

  it.each(
    ['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'].concat([
      '\u2066',
      '\u2067',
      '\u2068',
      '\u2069',
    ]),
  )('loses the invisible control of direction %j, which counts for no limit', async (control) => {
    const form = Object.assign(new Form(), { name: `${control}${'x'.repeat(100)}${control}` });
    expect(await problemsOf(form)).toEqual({});
    expect(form.name).toBe('x'.repeat(100));
  });

  it('keeps the marks of any script, but not hundreds on a letter', async () => {
    const tibetan = '\u0f67\u0f90\u0fb5\u0fa8\u0fb3\u0fba\u0fbc\u0fbb\u0f82';
    expect(await cleaned(tibetan)).toBe(tibetan);
    expect(await cleaned(`x${'\u0323'.repeat(90)}y`)).toBe(`x${'\u0323'.repeat(30)}y`);
  });

  it.each(['\u0344', '\u0f73', '\u0301\u0000'])(
    'is not changed when it is cleaned again, with %j',
    async (mark) => {
      const once = await cleaned(`x${mark.repeat(40)}y`);
      expect(once).toHaveLength(32);
      expect(await cleaned(once)).toBe(once);
    },
  );

  it.each([
    ['marks', '\u0334\u0321\u0323\u0301\u0345'],
    ['half-width marks', '\uff9e\u302a'],
  ])('is checked in no time, however many %s it has', async (_, marks) => {
    const start = processorTime();
    await cleaned(`x${marks.repeat(90_000 / marks.length)}`);
    expect(processorTime() - start).toBeLessThan(1000);
  });
});

import { parse } from 'csv-parse/sync';
import { fc } from '../../testing/fast-check.js';
import { csvLine } from './csv-line.js';

const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', ',', '\r', '\n', '\t', "'", ' ', ';'),
    fc.constantFrom('=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
});
const cell = fc.oneof(text, fc.integer(), fc.double({ noNaN: true }), fc.constant(null));

describe('a CSV line', () => {
  it('parses to the same cells, apart from the apostrophe before a formula', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2 }), (cells) => {
        const read = cells.map((each) => {
          if (each === null) return '';
          return typeof each === 'string' && FORMULA.test(each) ? `'${each}` : String(each);
        });
        const line = csvLine(cells);
        expect(line.endsWith('\r\n')).toBe(true);
        expect(parse(line, { recordDelimiter: '\r\n' })).toEqual([read]);
      }),
    );
  });

  it.each([
    [['Ana', 'Muñoz', null, 149.5], 'Ana,Muñoz,,149.5'],
    [['Red, White', 'say "hi"', 'two\nlines'], '"Red, White","say ""hi""","two\nlines"'],
    [['=1+1', -2, '-2', '\uff1d4', '=A("x")'], `'=1+1,-2,'-2,'\uff1d4,"'=A(""x"")"`],
    [['Ana;=1+1', 'a\t=2', ';', 'x'], '"Ana;=1+1","a\t=2",";",x'],
    [['', ' ', "'quoted'"], `, ,'quoted'`],
  ])('of %j', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });
});

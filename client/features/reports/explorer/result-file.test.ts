import { resultFile } from './result-file';

it('the file of a result has a header of keys, amounts in dollars, and no formulas', () => {
  const columns = [
    { key: 'lastName', kind: 'text' as const },
    { key: 'amountCents', kind: 'money' as const },
    { key: 'fillRate', kind: 'percent' as const },
  ];
  const rows = [
    { cells: ['Muñoz, "Mari"', '14950', '0.5'] },
    { cells: ['=HYPERLINK("x")', '-500', null] },
    { cells: ['Salas;=1+1', null, null] },
    { cells: [null, null, '1'] },
  ];
  expect(resultFile({ columns, rows })).toBe(
    '\ufefflastName,amount,fillRate\r\n' +
      '"Muñoz, ""Mari""",149.50,0.5\r\n' +
      `"'=HYPERLINK(""x"")",-5.00,\r\n` +
      '"Salas;=1+1",,\r\n' +
      ',,1\r\n',
  );
});

it('percentages are rounded, as fractions', () => {
  const columns = [{ key: 'fillRate', kind: 'percent' as const }];
  const rows = [{ cells: [String(2 / 3)] }, { cells: ['1'] }];
  expect(resultFile({ columns, rows })).toBe('\ufefffillRate\r\n0.6667\r\n1\r\n');
});

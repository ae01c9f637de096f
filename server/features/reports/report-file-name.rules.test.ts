import { reportFileName } from './report-file-name.rules.js';

const id = '4d785a48-ca46-824a-ae64-26e9a4d8bd2f';

it.each([
  [id, '¿Quién viene? / West Valley', 'quien-viene-west-valley'],
  [id, '…', id],
  [id, 'Con', id],
  [id, 'Com1 – Łódź', 'com1-lodz'],
  [id, `${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ['week-rosters', 'This week’s rosters', 'week-rosters'],
])('the file of report %s, %s, is named %s', (reportId, name, fileName) => {
  expect(reportFileName({ id: reportId, name })).toBe(fileName);
  expect(reportFileName({ id: reportId, name }, '2027-01-18')).toBe(`${fileName}-2027-01-18`);
});

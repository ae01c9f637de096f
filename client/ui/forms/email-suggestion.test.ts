import { suggestEmail } from './email-suggestion';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmailcom', 'ana@gmail.com'],
  [' Ana.Ruiz@GMAI.COM ', 'Ana.Ruiz@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@yahoo.cm', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['"ana@home"@iclod.com', '"ana@home"@icloud.com'],
])('suggests for %s the address %s', (typed, suggested) => {
  expect(suggestEmail(typed)).toBe(suggested);
});

it.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@yahoo.es',
  'ana@yahoo.com.mx',
  'ana@hotmail.ca',
  'ana@wasatchframing.com',
  'ana@utah.gov',
  'ana@',
  '@gmial.com',
  'gmial.com',
  'ana',
  '',
])('suggests nothing for %s', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

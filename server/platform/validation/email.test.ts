import { processorTime } from '../../testing/processor-time.js';
import { isEmail } from './email.js';

describe('an email address', () => {
  it.each([
    'ana@example.com',
    'ana.ruiz@example.com',
    'ana+osha@mail.office.example.com',
    "o'brien@example.com",
    'ana_ruiz-2@my-company.co.uk',
    'ñandú@correo.example',
    'ana@méxico.example',
    'ana@MÉXICO.example',
    'ana@xn--mxico-bsa.example',
    'ana@straße.example',
    'ana@123.example',
    '-ana@example.com',
    'a@b.co',
    `${'a'.repeat(64)}@example.com`,
  ])('may be %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    'a@b..com',
    'a..b@x.com',
    '.a@b.com',
    'a.@b.com',
    'a@-b.com',
    'a@b-.com',
    'a@b.-com',
    'a@b.com-',
    'a@.b.com',
    'a@b.com.',
    'a@b',
    'a@1.1',
    'ana@127.0.0.1',
    'a b@c.com',
    'a@b@c.com',
    '@b.com',
    'a@',
    'ana@example\u3002com',
    'ana@example\uff0ecom',
    'ana@example\uff61com',
    'ana@mail\u3002example.com',
    'ana\uff0eruiz@example.com',
    'ana@ｅxample.com',
    'ana@ⓔxample.com',
    'ana@ｍail.example.com',
    'ana@straẞe.example',
    'ana@ex\u0378ample.com',
    'ana\ufffe@example.com',
    'ana\u{1ffff}@example.com',
    'ana\ufdd0@example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'ñ'.repeat(33)}@example.com`,
  ])('is not %s', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it.each(['\u200b', '\u200d', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u2060', '\ufe0f', '\u{e0041}'])(
    'has no invisible character such as %j',
    (unseen) => {
      for (const email of [
        `${unseen}ana@example.com`,
        `a${unseen}na@example.com`,
        `ana@exam${unseen}ple.com`,
      ])
        expect(isEmail(email)).toBe(false);
    },
  );

  it('is checked in no time, however long the text is', () => {
    const letters = String.fromCharCode(...Array.from({ length: 20_000 }, (_, index) => 0x4e00 + index));
    const start = processorTime();
    for (const text of [
      `a@${'a-'.repeat(50_000)}`,
      `${'a.'.repeat(50_000)}@`,
      `a@${'-'.repeat(99_999)}.`,
      `a@b.${letters}${letters}`,
    ])
      expect(isEmail(text)).toBe(false);
    expect(processorTime() - start).toBeLessThan(1000);
  });
});

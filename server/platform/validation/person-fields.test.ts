import { isCompanyName, isEmergencyContactName, isPersonName } from './person-fields.js';

/** Names from several countries, as people and offices type them. */
const NAMES = [
  'Ana',
  'José Ma.',
  'Ma. José',
  'José Ma. de la Cruz III',
  'María de los Ángeles',
  'Núñez-Peña',
  'de la Cruz y Ruiz',
  'O’Brien',
  "O'Brien",
  "D'Angelo",
  'Smith Jr.',
  'Smith, Jr.',
  'Martin Luther King Jr.',
  'J. R. R.',
  'J.R.R.',
  'J.R. Smith',
  'St. John',
  'St.John',
  'Ana St.John-Ruiz',
  'Mc Donald',
  'van der Berg',
  'Øyvind',
  'Þórður Jónsson',
  'Łukasz Żółć',
  'Đặng Thị Hạnh',
  'Nguyễn Văn An',
  'Иван Иванович',
  'Ж. Ильич',
  'Γιώργος',
  'Κ. Παπαδόπουλος',
  '李',
  '王小明',
  '山田 太郎',
  '葛\u{e0100}城 ゆき',
  'やまだ',
  '김철수',
  'محمد علي',
  'محمّد‌رضا',
  'שָׁרָה כהן',
  'राम प्रसाद',
  'க. அருண்',
  'สมชาย ใจดี',
  'Հայկ',
  'ʻAnake',
  'Kaʻiulani',
  'Nāʻālehu',
  'Ng',
  'Ö',
  '4th',
  'X Æ A-12',
  'Jean‑Luc',
  'Ana (Anita)',
  'Anne·Marie',
  'l·l',
  'Dr. Ana Ruiz, Ph. D.',
  'Ana & Luis',
  "O'Brien III",
  'Muñoz 1042',
  'Seat 12 B 345 C 6',
  '12345',
  'Muñoz 84103',
  'Ana 173278123',
  'Ana1732781234567',
  'Ana 12 1732781234567',
  'Ana 1732781234',
];
const COMPANIES = [
  'Wasatch Framing',
  'A/C Masters',
  'Smith & Sons, Inc.',
  'S.A. de C.V.',
  'J.R.Smith Co.',
  'Overstock.com',
  'L.L.C.',
  '24/7 Towing',
  'No. 1 Roofing',
];

describe('the name of a person', () => {
  it.each(NAMES)('may be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
    expect(isPersonName(name.normalize('NFD'))).toBe(true);
    expect(isPersonName(name.toUpperCase())).toBe(true);
  });

  it.each([
    'Your refund of $480 waits at https://evil.example',
    'evil.example',
    'EVIL.EXAMPLE',
    'see www.evil',
    'evil.example.',
    't.co',
    'st.co',
    'St.co',
    'best.Shop',
    'BEST.SHOP',
    'st.John',
    'evil-example.com',
    'call 10.0.0.1',
    '1.2',
    'ana@evil',
    'a/b',
    'a\\b',
    'http:// evil',
    '//evil',
    'evil．example',
    'evil。example',
    'ana＠evil',
    'https：／／evil',
    'evil․example',
    'evil.\u200dexample',
    'evil.\u200bexample',
    'evil.\ufe0fexample',
    'evil.\u034fexample',
    'Ana\u202eelpmaxe',
    'Ana\u0007',
    'Ana\nRuiz',
    'Ana\ufeff',
    'Ana\u2066',
    'пример.рф',
    '例え.テスト',
    'Win a prize call +19005550133',
    'call 1 900 555 0133',
    'call (900) 555-0133',
    'call 900.5550133',
    'call 9‑0–0—5 5 5‑0 1 3 3',
    'call １９００５５５０１３３',
    'call ١٩٠٠٥٥٥٠١٣٣',
    'call 9, 0, 0, 5, 5, 5, 0',
    '9005550133',
    '19005550133',
    'call 900555-0133',
    'call 0044 20 7946 0958',
    'call 011442079460958',
    'call +442079460958',
    '900-555-0133 17327812345',
    'Ana <b>',
    'Ana > Luis',
    'Your 480$ wait',
    'Your ＄480 wait',
    'Your 480 € wait',
  ])('is not %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});

describe('the name of an emergency contact', () => {
  it.each([...NAMES, 'Mom / Dad', 'Íñigo/Luz', 'Mamá 801 555 0199'])('may be %s', (name) => {
    expect(isEmergencyContactName(name)).toBe(true);
  });

  it.each([
    'evil.example',
    'Mom / evil.example/pay',
    'https://evil',
    'https：／／evil',
    'ana@evil',
    'evil.\u200dexample',
    'Mom\u202e',
    'Mom\nDad',
  ])('is not %j', (name) => {
    expect(isEmergencyContactName(name)).toBe(false);
  });
});

describe('the name of a company', () => {
  it.each([...COMPANIES, ...NAMES])('may be %s', (name) => {
    expect(isCompanyName(name)).toBe(true);
  });

  it.each([
    'https://evil.example',
    'www.evil.example',
    'WWW.evil',
    'evil.example/pay',
    'pay@evil.example',
    'Evil\u202e',
    'ｗｗｗ．evil',
  ])('is not %j', (name) => {
    expect(isCompanyName(name)).toBe(false);
  });
});

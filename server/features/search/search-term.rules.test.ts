import { numbersFrom, readContactTerm, readTerm } from './search-term.rules.js';

describe('a search text', () => {
  it.each([
    '(801) 555-0117',
    '801-555-0117',
    '801.555.0117',
    '+1 801 555 0117',
    '1-801-555-0117',
    '  801 555 0117 ',
  ])('is a phone number if it is %j', (text) => {
    expect(readTerm(text)).toMatchObject({ phone: '8015550117', words: [] });
  });

  it('is a phone number or a part of an email if it is only digits', () => {
    expect(readTerm('8015550117')).toMatchObject({ phone: '8015550117', words: ['8015550117'] });
  });

  it.each([
    ['555-0117', '5550117'],
    ['0117', '0117'],
    ['801', '801'],
    ['44 20 7946 0958', '442079460958'],
    ['801 555 0117 ext. 4', '8015550117'],
    ['555-0117 x4', '5550117'],
  ])('may be a part of a phone number, or a foreign one: %j', (text, phone) => {
    expect(readTerm(text).phone).toBe(phone);
  });

  it.each(['12', '2027-01-25', 'OSHA 10', 'maria@example.com', '', '()-', '801 x4', 'PO 5550117 x4'])(
    'is not a phone number: %j',
    (text) => {
      expect(readTerm(text).phone).toBeUndefined();
    },
  );

  it.each([
    ['k7m2', 'K7M2'],
    ['K7M2-9QXT', 'K7M29QXT'],
    ['#k7m2 9qxt', 'K7M29QXT'],
    ['abcdefgh', 'ABCDEFGH'],
  ])('may be a confirmation number in any spelling: %j', (text, number) => {
    expect(readTerm(text).number).toBe(number);
  });

  it.each(['maria', 'K7M29QXT5', 'maría7', ''])('is not a confirmation number: %j', (text) => {
    expect(readTerm(text).number).toBeUndefined();
  });

  it('has words without accents and in lower case, even if it may be a number', () => {
    expect(readTerm('María  MUÑOZ').words).toEqual(['maria', 'munoz']);
    expect(readTerm('Osha 10')).toEqual({ words: ['osha', '10'], number: 'OSHA10', phone: undefined });
  });

  it('has a range of all numbers with its prefix, whatever the next character', () => {
    expect(numbersFrom('K7')).toEqual({ from: 'K7', to: 'K7ZZZZZZ' });
    expect(numbersFrom('K7M29QXT')).toEqual({ from: 'K7M29QXT', to: 'K7M29QXT' });
  });
});

describe('a search text for contacts', () => {
  it.each([
    ['Peña, Rosa', [['pena', 'rosa']]],
    ['Li Wu', [[' li', ' wu']]],
    ["O'Vega, Luz", [[' o', 'vega', 'luz']]],
    ['PO/2027-15', [['po/2027', ' 15']]],
    ['0117', [['0117']]],
    ['+1 801.555.0117', [[' +1', '801.555.0117'], ['8015550117']]],
    ['450-01234', [['450', '01234'], ['45001234']]],
    ['8015550133x4', [['8015550133x4'], ['8015550133']]],
    ['maxine5550133', [['maxine5550133']]],
    ['', [[]]],
  ])('is read as words, and as a phone number if it can be one: %j', (text, term) => {
    expect(readContactTerm(text)).toEqual(term);
  });
});

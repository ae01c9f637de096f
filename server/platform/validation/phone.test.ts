import { canBeTexted, phoneDigits } from './phone.js';

describe('a phone number', () => {
  it.each([
    '(801) 555-0117',
    '801.555.0117',
    '8015550117',
    '+1 801 555 0117',
    '1-801-555-0117',
    '801 555 0117 ext. 4',
    '+1 416 555 0117',
    '787 555 0117',
    '1 801 555 0117 x12',
  ])('such as %s can receive text messages', (phone) => {
    expect(canBeTexted(phone)).toBe(true);
  });

  it.each([
    '+52 55 1234 5678',
    '011 52 55 1234 5678',
    '+882 16 1234 5678',
    '+979 123 456 789',
    '+252 61 2345678',
    '+44 20 7946 0018',
    '+1 876 555 0117',
    '(809) 555-0117',
    '555-0117',
    'ask for Ana',
    '',
    '+1 801',
    '911',
    '000 000 0000',
    '(100) 555-0117',
    '1234567890',
    '52 55 1234 5678',
    '2 801 555 0117',
    '80155501178015550118',
  ])('such as %j cannot', (phone) => {
    expect(canBeTexted(phone)).toBe(false);
  });

  it.each([
    ['(801) 555-0199', '8015550199'],
    ['555-0199', '5550199'],
    ['+52 55 1234 5678', '525512345678'],
    ['801-555-0199 x12', '8015550199'],
    ['801-555-0199 (wife)', '8015550199'],
  ])('%s can be called', (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits);
  });

  it.each(['abc', '', '12345', 'x8015550199', '911', 'ext 8015550199'])('%j is invalid', (phone) => {
    expect(phoneDigits(phone)).toBeNull();
  });
});

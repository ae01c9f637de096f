import { recordDifferences } from './record-differences.rules.js';

const record = {
  phone: '(435) 555-0120',
  companyName: 'Peña Drilling',
  emergencyContactName: 'Lucía Peña',
  emergencyContactPhone: '(435) 555-0121',
  textNotifications: true,
};

describe('the entered fields that differ from the record of a student', () => {
  it.each([
    ['another phone', { phone: '(801) 555-0177' }, ['phone']],
    ['another extension', { phone: '(435) 555-0120 x2' }, ['phone']],
    ['another company', { companyName: 'Pena Drilling' }, ['companyName']],
    [
      'another emergency contact',
      { emergencyContactName: 'Luis Peña', emergencyContactPhone: '(801) 555-0177' },
      ['emergencyContactName', 'emergencyContactPhone'],
    ],
    ['another format of a phone', { phone: '+1 435.555.0120' }, []],
    [
      'other letter case and spaces',
      { companyName: 'PEÑA  drilling', emergencyContactName: 'lucía peña' },
      [],
    ],
    ['fields left empty', { phone: undefined, companyName: null, textNotifications: false }, []],
  ])('with %s', (_case, changes, expected) => {
    expect(recordDifferences({ ...record, ...changes }, record)).toEqual(expected);
  });

  it('include those that the record does not have', () => {
    const empty = { ...record, phone: null, companyName: null, textNotifications: false };
    expect(recordDifferences(record, empty)).toEqual(['phone', 'companyName', 'textNotifications']);
  });
});

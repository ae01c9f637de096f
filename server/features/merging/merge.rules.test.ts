import { readMergeUndo, writeMergeUndo } from './merge-undo.rules.js';
import { mergedPerson, undoRefusal } from './merge.rules.js';

const kept = {
  firstName: 'José',
  lastName: 'Peña',
  email: 'jose@example.com',
  phone: '(801) 555-0117',
  companyName: null,
  emergencyContactName: 'Lucía Peña',
  emergencyContactPhone: '(801) 555-0118',
  textNotifications: true,
};
const merged = {
  firstName: 'Jose',
  lastName: 'Pena Ríos',
  email: 'jp@roofing.example',
  phone: null,
  companyName: 'Wardle Roofing',
  emergencyContactName: 'Ana Ríos',
  emergencyContactPhone: '(801) 555-0119',
  textNotifications: false,
};

describe('the result of a merge', () => {
  it('does not change if nothing is taken from the other student', () => {
    expect(mergedPerson(kept, merged, [])).toEqual(kept);
  });

  it('takes related fields together: a reminder with its number, a contact with its phone', () => {
    expect(mergedPerson(kept, merged, ['phone', 'emergencyContact', 'companyName'])).toEqual({
      ...kept,
      phone: null,
      textNotifications: false,
      companyName: 'Wardle Roofing',
      emergencyContactName: 'Ana Ríos',
      emergencyContactPhone: '(801) 555-0119',
    });
  });
});

describe('undoing a merge', () => {
  const mergedAt = new Date('2027-01-11T16:00:00Z');
  const now = new Date('2027-01-12T16:00:00Z');
  const facts = {
    now,
    mergedAt,
    isUndone: false,
    isRecorded: true,
    isAsMerged: true,
    hasMovedBookings: true,
    hasNewBookings: false,
  };

  it.each([
    ['is undone for 24 hours', {}, undefined],
    ['is not undone twice', { isUndone: true }, 'undone'],
    ['is not undone after that', { now: new Date(now.getTime() + 1) }, 'late'],
    ['is not undone without its record', { isRecorded: false }, 'late'],
    ['is not undone once a student was changed', { isAsMerged: false }, 'changed'],
    ['is not undone once a booking has gone elsewhere', { hasMovedBookings: false }, 'changed'],
    ['is not undone once somebody has booked', { hasNewBookings: true }, 'booked'],
  ] as const)('%s', (_case, changes, refusal) => {
    expect(undoRefusal({ ...facts, ...changes })).toBe(refusal);
  });

  it('uses serialized data, and rejects other formats', () => {
    const undo = { kept, bookingIds: ['b1'], bookingTotal: 3 };
    expect(readMergeUndo(writeMergeUndo(undo))).toEqual(undo);
    for (const text of ['null', '[]', '{"kept":{},"bookingIds":[],"bookingTotal":0}'])
      expect(readMergeUndo(text)).toBeUndefined();
  });
});

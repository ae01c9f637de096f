import {
  attendanceOf,
  attendanceRefusal,
  CANCELLED,
  CONFIRMED,
  storedAttendance,
} from './attendance.rules.js';

describe('the attendance of a booking', () => {
  it('is attended for a completed booking, and absent for a confirmed one that is marked', () => {
    expect(attendanceOf({ bookingStatus: 'completed', isAbsent: false })).toBe('attended');
    expect(attendanceOf({ bookingStatus: 'confirmed', isAbsent: true })).toBe('absent');
  });

  it('is not recorded for any other booking', () => {
    expect(attendanceOf(CONFIRMED)).toBeNull();
    expect(attendanceOf(CANCELLED)).toBeNull();
    expect(attendanceOf({ ...CANCELLED, isAbsent: true })).toBeNull();
  });

  it.each(['attended', 'absent', null] as const)('is read from its columns as it was stored: %s', (given) => {
    expect(attendanceOf(storedAttendance(given))).toBe(given);
  });
});

describe('recording the attendance', () => {
  const startsAt = new Date('2027-01-25T15:00:00Z');
  const lastDayStartsAt = new Date('2027-01-27T15:00:00Z');
  const before = (moment: Date) => new Date(moment.getTime() - 1);
  const scheduled = { status: 'scheduled', startsAt, lastDayStartsAt } as const;

  it('as absent is possible from the start of the class', () => {
    expect(attendanceRefusal(scheduled, 'absent', before(startsAt))).toBe('POLICY');
    expect(attendanceRefusal(scheduled, 'absent', startsAt)).toBeUndefined();
  });

  it('as attended is possible from the start of its last day', () => {
    expect(attendanceRefusal(scheduled, 'attended', before(lastDayStartsAt))).toBe('POLICY');
    expect(attendanceRefusal(scheduled, 'attended', lastDayStartsAt)).toBeUndefined();
  });

  it('is possible in a class that is completed', () => {
    expect(
      attendanceRefusal({ ...scheduled, status: 'completed' }, 'attended', lastDayStartsAt),
    ).toBeUndefined();
  });

  const cancelled = { ...scheduled, status: 'cancelled' } as const;

  it.each(['attended', 'absent'] as const)('is impossible in a cancelled class: %s', (attendance) => {
    expect(attendanceRefusal(cancelled, attendance, lastDayStartsAt)).toBe('CLASS_NOT_BOOKABLE');
  });

  it('can be undone at any time, also in a cancelled class', () => {
    expect(attendanceRefusal(scheduled, null, before(startsAt))).toBeUndefined();
    expect(attendanceRefusal(cancelled, null, before(startsAt))).toBeUndefined();
  });
});

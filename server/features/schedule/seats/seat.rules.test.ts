import { seatsLeft, takesSeat } from './seat.rules.js';

describe('takesSeat', () => {
  it('is true for a confirmed or completed booking, and false for a cancelled one', () => {
    expect(takesSeat('confirmed')).toBe(true);
    expect(takesSeat('completed')).toBe(true);
    expect(takesSeat('cancelled')).toBe(false);
  });
});

describe('seatsLeft', () => {
  it('is the capacity minus the taken seats', () => {
    expect(seatsLeft(20, 0)).toBe(20);
    expect(seatsLeft(20, 17)).toBe(3);
    expect(seatsLeft(20, 20)).toBe(0);
  });

  it('is never negative', () => {
    expect(seatsLeft(10, 17)).toBe(0);
  });
});

import { isMailedThemselves, displayStatus } from './booking.rules.js';

describe('displayStatus', () => {
  it.each([
    ['confirmed', 'scheduled', 'confirmed'],
    ['confirmed', 'cancelled', 'classCancelled'],
    ['confirmed', 'completed', 'completed'],
    ['cancelled', 'scheduled', 'cancelled'],
    ['cancelled', 'cancelled', 'cancelled'],
    ['cancelled', 'completed', 'cancelled'],
    ['completed', 'scheduled', 'completed'],
    ['completed', 'cancelled', 'completed'],
    ['completed', 'completed', 'completed'],
  ] as const)('shows a %s booking in a %s class as %s', (booking, instance, shown) => {
    expect(displayStatus(booking, instance)).toBe(shown);
  });
});

describe('isMailedThemselves', () => {
  it('is true only if the address differs from the contact’s in more than letter case', () => {
    expect(isMailedThemselves('ana@example.com', 'elena@example.com')).toBe(true);
    expect(isMailedThemselves('Elena@Example.com', 'elena@example.com')).toBe(false);
  });
});

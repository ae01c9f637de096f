import { decideBulkChange } from './bulk-booking.rules.js';

describe('a bulk change of a booking that already has the desired state', () => {
  const decide = (currentVersion: number, isOwnChange: boolean) =>
    decideBulkChange({
      expectedVersion: 3,
      currentVersion,
      isApplied: true,
      isOwnChange,
      refusal: undefined,
    });

  it('is done if nothing has changed, or if the caller has made the next version', () => {
    expect(decide(3, false)).toEqual({ is: 'same' });
    expect(decide(4, true)).toEqual({ is: 'same' });
  });

  it.each([
    ['somebody else has made the next version', 4, false],
    ['there were two changes, even if the last is the caller’s', 5, true],
  ])('is a conflict if %s', (_why, currentVersion, isOwnChange) => {
    expect(decide(currentVersion, isOwnChange)).toEqual({ is: 'refused', code: 'CONFLICT' });
  });
});

import { viewParameters } from './view-parameters.rules.js';

describe('the parameters of a saved view', () => {
  it('are sorted, without empty ones', () => {
    expect(viewParameters('bookings', '?status=confirmed&q=&payment=pending&city=St.+George')).toBe(
      'city=St.+George&payment=pending&status=confirmed',
    );
    expect(viewParameters('students', 'sort=-email&q=Peña')).toBe('q=Pe%C3%B1a&sort=-email');
  });

  it.each([
    ['bookings', ''],
    ['bookings', 'q='],
    ['bookings', 'unknown=1'],
    ['bookings', 'page=2&after=x'],
    ['bookings', 'status=lost'],
    ['bookings', 'status=paid'],
    ['bookings', 'status=confirmed&status=cancelled'],
    ['bookings', 'from=tomorrow'],
    ['bookings', 'from=2026-13-45'],
    ['bookings', 'sort=--name'],
    ['bookings', `q=${'x'.repeat(201)}`],
    ['bookings', 'constructor=x'],
    ['students', 'status=confirmed'],
    ['students', 'sort=booked'],
  ] as const)('of %s cannot be %j', (page, text) => {
    expect(viewParameters(page, text)).toBeUndefined();
  });
});

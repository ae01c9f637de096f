import { render } from '@testing-library/react';

import { LocaleProvider } from '../../i18n/LocaleProvider';
import { SeatMeter } from './SeatMeter';

function meter(maxAttendees: number, seatsLeft: number) {
  const { container } = render(
    <LocaleProvider language="en">
      <SeatMeter maxAttendees={maxAttendees} seatsLeft={seatsLeft} limitedBelow={5} />
    </LocaleProvider>,
  );
  const squares = (name: string) =>
    container.querySelector(`.${name}`)?.getAttribute('d')?.match(/M/g)?.length ?? 0;
  return {
    text: container.textContent,
    state: container.querySelector('[data-state]')?.getAttribute('data-state'),
    pips: squares('taken') + squares('free'),
    taken: squares('taken'),
    bar: container.querySelector('.fill')?.getAttribute('width'),
  };
}

it.each([
  [20, 14, '14 seats left', 'open', 20, 6],
  [20, 5, '5 seats left', 'open', 20, 15],
  [20, 4, '4 seats left', 'limited', 20, 16],
  [12, 1, '1 seat left', 'limited', 12, 11],
  [20, 0, 'Full 20 seats', 'full', 20, 20],
])('draws %i seats with %i left', (max, left, text, state, pips, taken) => {
  expect(meter(max, left)).toMatchObject({ text, state, pips, taken });
});

it('draws a bar above 20 seats', () => {
  expect(meter(24, 18)).toMatchObject({ text: '18 seats left', pips: 0, bar: '25%' });
});

it('is full when the capacity is below the number of booked seats', () => {
  expect(meter(10, -2)).toMatchObject({ text: 'Full 10 seats', state: 'full', taken: 10 });
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { LocaleProvider } from '../../../i18n/LocaleProvider';
import { History } from './History';

const show = (count: number) =>
  render(
    <LocaleProvider language="en">
      <History
        events={Array.from({ length: count }, (_, index) => ({
          key: String(index),
          what: `Event ${index + 1}`,
          at: '2026-11-21T18:00:00.000Z',
          by: 'Rosa',
        }))}
        hasFailed={false}
        onRetry={() => undefined}
      />
    </LocaleProvider>,
  );
const texts = () => screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);

describe('a history', () => {
  it('begins with its newest events, and leads to the older ones', async () => {
    show(25);
    expect(texts()).toEqual([25, 24, 23, 22, 21, 20, 19, 18].map((number) => `Event ${number}`));
    await userEvent.click(screen.getByRole('button', { name: 'Show all 25 events' }));
    expect(texts()).toHaveLength(25);
    expect(document.activeElement?.textContent).toContain('Event 17');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('hides no single event', () => {
    show(9);
    expect(texts()).toHaveLength(9);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

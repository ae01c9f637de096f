import { screen } from '@testing-library/react';

import { openPage } from '../../../../testing/open-page';
import type { ClassHistoryQuery } from './ClassPage.generated';
import { useClassEvent } from './use-class-event';

function Details({ event }: { event: ClassHistoryQuery['classHistory'][number] }) {
  return <p>{useClassEvent()(event).details?.join('; ')}</p>;
}

it.each([
  [
    '2026-12-28T08:00/3',
    '2026-12-30T08:00/1',
    'Mon, Dec 28, 2026, 8:00 AM (3 days) → Wed, Dec 30, 2026, 8:00 AM (1 day)',
  ],
  ['2026-12-28T08:00/3', '2026-12-30T08:00/3', 'Mon, Dec 28, 2026, 8:00 AM → Wed, Dec 30, 2026, 8:00 AM'],
  // Earlier versions recorded only the start.
  ['2026-12-28T08:00', '2026-12-30T08:00', 'Mon, Dec 28, 2026, 8:00 AM → Wed, Dec 30, 2026, 8:00 AM'],
])('a change of days names their number if it has changed: %s, %s', async (before, after, text) => {
  const changes = [{ field: 'days' as const, before, after }];
  const nobody = { actorName: null, told: null, copies: null, fromClassId: null };
  openPage(
    <Details event={{ id: 'e1', kind: 'changed', at: '2026-11-21T18:00:00.000Z', changes, ...nobody }} />,
  );
  const change = await screen.findByText(/^Days and times/);
  expect(change.textContent.replace(/\s/g, ' ')).toBe(`Days and times: ${text}`);
});

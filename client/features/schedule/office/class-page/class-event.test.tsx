import { screen } from '@testing-library/react';

import { loadCatalogue, withCatalogue } from '../../../../i18n/catalogue';
import { LocaleProvider } from '../../../../i18n/LocaleProvider';
import { openPage } from '../../../../testing/open-page';
import type { ClassHistoryQuery } from './ClassPage.generated';
import { useClassEvent } from './use-class-event';

type ClassEvent = ClassHistoryQuery['classHistory'][number];

function Details({ event }: { event: ClassEvent }) {
  return <p>{useClassEvent()(event).details?.join('; ')}</p>;
}

const edit = (
  change: Pick<ClassEvent['changes'][number], 'field'> & Partial<ClassEvent['changes'][number]>,
) => ({
  id: 'e1',
  kind: 'changed' as const,
  at: '2026-11-21T18:00:00.000Z',
  actorName: null,
  told: null,
  copies: null,
  fromClassId: null,
  changes: [{ before: null, beforeEs: null, after: null, afterEs: null, ...change }],
});

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
  openPage(<Details event={edit({ field: 'days', before, after })} />);
  const change = await screen.findByText(/^Days and times/);
  expect(change.textContent.replace(/\s/g, ' ')).toBe(`Days and times: ${text}`);
});

const hall = { field: 'place', before: 'Hall 2', beforeEs: 'Salón 2' } as const;

it.each([
  ['en', edit({ field: 'instructor', before: 'Teresa', after: 'Aníbal' }), 'Instructor: Teresa → Aníbal'],
  ['en', edit({ field: 'instructor', before: '', after: 'Aníbal' }), 'Instructor: nobody → Aníbal'],
  ['es', edit({ field: 'instructor', before: 'Teresa', after: '' }), 'Instructor(a): Teresa → nadie'],
  // The name of the same record was corrected in the class.
  ['en', edit({ field: 'instructor', before: 'Teresa', after: 'Teresa' }), 'Instructor: Teresa'],
  ['en', edit({ field: 'instructor', before: null, after: 'Aníbal' }), 'Instructor'],
  ['en', edit({ ...hall, after: 'Yard' }), 'Location: Hall 2 → Yard'],
  ['es', edit({ ...hall, after: 'Patio' }), 'Sede: Salón 2 → Patio'],
  ['es', edit({ ...hall, after: 'Hall 2', afterEs: 'Salón 2' }), 'Sede: Salón 2'],
  [
    'es',
    edit({ field: 'classType', before: 'Forklift', beforeEs: 'Montacargas', after: 'Rigging' }),
    'Curso: Montacargas → Rigging',
  ],
] as const)('a change of a record has its names, in %s: %#', async (language, event, text) => {
  await loadCatalogue(language);
  await withCatalogue('console', () => Promise.resolve())();
  openPage(
    <LocaleProvider language={language}>
      <Details event={event} />
    </LocaleProvider>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});

import { screen, within } from '@testing-library/react';

import { data, offline, refusal, StubApi } from '../../../../app/testing/stub-api';
import { isRecord } from '../../../../graphql/is-record';
import { openPage } from '../../../../testing/open-page';
import { venueResponse, yard as storedYard } from './testing/yard';
import { VenuesPage } from './VenuesPage';

const yard = venueResponse(storedYard);
let api: StubApi;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  api = new StubApi()
    .on('Venues', () =>
      data({ venues: { __typename: 'VenueConnection', nodes: [yard], pageInfo, totalCount: 1 } }),
    )
    .on('VenueChangePreview', () =>
      data({ venueChangePreview: { __typename: 'VenueChangePreview', classes: 2, people: 7 } }),
    );
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('a new address whose answer was lost is reported as saved', async () => {
  const address = { ...yard.address, city: 'Provo' };
  api
    .on('VenueUpdate', () => {
      api.on('VenueUpdate', () => refusal('CONFLICT'));
      return offline();
    })
    .on('VenueNow', () => data({ venue: { ...yard, version: 4, address } }));
  const user = openPage(<VenuesPage />, '/admin/venues?edit=yard');
  await user.clear(await screen.findByLabelText(/^City/));
  await user.type(screen.getByLabelText(/^City/), 'Provo ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 upcoming classes are held here' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Training yard saved.');
  expect(screen.queryByLabelText(/^City/)).toBeNull();
});

it('a new venue whose answer was lost is added once', async () => {
  api.on('VenueCreate', offline);
  const user = openPage(<VenuesPage />, '/admin/venues?new');
  for (const [label, text] of [
    [/^Name$/, 'Hall'],
    [/^Street 1/, '1 Main'],
    [/^City/, 'Provo'],
    [/^ZIP/, '84606'],
  ] as const)
    await user.type(await screen.findByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^The server did not answer: we do not know whether it was saved\./);
  const address = { ...yard.address, street1: '1 Main', city: 'Provo', zip: '84606' };
  const hall = { ...yard, id: 'hall', version: 1, name: 'Hall', capacity: null, address };
  api.on('VenueCreate', () => data({ createVenue: hall }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Hall saved.');
  const keys = api
    .callsOf('VenueCreate')
    .map(({ variables: { input } }) => isRecord(input) && input['idempotencyKey']);
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
});

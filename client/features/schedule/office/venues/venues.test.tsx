import { screen, waitFor, within } from '@testing-library/react';

import { data, refusal, StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { InstructorsPage } from './InstructorsPage';
import type { OfficeVenueFragment } from './Venues.generated';
import { instructorsOf, teresa } from './testing/teresa';
import { venueResponse, yard } from './testing/yard';
import { VenuesPage } from './VenuesPage';

const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
const venuesOf = (...venues: OfficeVenueFragment[]) =>
  data({
    venues: {
      __typename: 'VenueConnection',
      nodes: venues.map(venueResponse),
      pageInfo,
      totalCount: venues.length,
    },
  });
const changePreview = (classes: number, people: number) =>
  data({ venueChangePreview: { __typename: 'VenueChangePreview', classes, people } });

let api: StubApi;

beforeEach(() => {
  api = new StubApi().on('Venues', () => venuesOf(yard)).on('Instructors', () => instructorsOf(teresa));
});

const row = (name: RegExp) => screen.findByRole('row', { name });
const updates = () => api.callsOf('VenueUpdate').map(({ variables }) => variables['input']);

describe('the page of venues', () => {
  it('lists them, with archive and search in the address', async () => {
    const user = openPage(<VenuesPage />, '/admin/venues');
    const cells = within(await row(/Training yard/));
    expect(cells.getByText('2155 S Quarry Road, West Valley City, UT 84119')).toBeTruthy();
    expect(screen.getByText('1 record')).toBeTruthy();
    for (const name of ['Capacity', 'Upcoming classes'])
      expect(screen.getByRole('columnheader', { name }).className).toBe('number');
    api.on('Venues', () => venuesOf());
    await user.selectOptions(screen.getByLabelText('Show'), 'Archived');
    expect(await screen.findByText('Nothing matches.')).toBeTruthy();
    await user.type(screen.getByLabelText('Name, street or city'), 'yard');
    await waitFor(() =>
      expect(api.callsOf('Venues').at(-1)?.variables).toMatchObject({ isArchived: true, search: 'yard' }),
    );
    expect(screen.getByTestId('address').textContent).toBe('/admin/venues?show=archived&q=yard');
  });

  it('adds one, after it reported missing values', async () => {
    api.on('VenueCreate', () => data({ createVenue: venueResponse({ ...yard, id: 'new', name: 'Hall' }) }));
    const user = openPage(<VenuesPage />, '/admin/venues?new');
    await row(/Training yard/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name required', 'Street required', 'City required', 'ZIP code required']);
    for (const [label, text] of [
      [/^Name$/, ' Hall '],
      [/^Street 1/, '1 Main'],
      [/^City/, 'Provo'],
      [/^ZIP/, '84606'],
      [/^Link to a map/, 'http://maps.example.com'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const map = screen.getByLabelText(/^Link to a map/);
    expect(map.getAttribute('aria-invalid')).toBe('true');
    await user.clear(map);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hall saved.')).toBeTruthy();
    expect(api.callsOf('VenueCreate')[0]?.variables['input']).toMatchObject({
      name: 'Hall',
      address: { street1: '1 Main', street2: null, city: 'Provo', state: 'UT', zip: '84606' },
      timeZone: null,
      capacity: null,
      mapUrl: null,
    });
    expect(screen.queryByLabelText(/^City/)).toBeNull();
  });

  it('returns the focus to the row whose form was closed or saved', async () => {
    api
      .on('VenueChangePreview', () => changePreview(0, 0))
      .on('VenueUpdate', () => data({ updateVenue: venueResponse({ ...yard, version: 4 }) }));
    const user = openPage(<VenuesPage />, '/admin/venues');
    const edit = within(await row(/Training yard/)).getByRole('button', { name: 'Edit Training yard' });
    await user.click(edit);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(edit);
    await user.click(edit);
    await user.type(screen.getByLabelText(/^City/), ' North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Training yard saved.')).toBeTruthy();
    expect(document.activeElement).toBe(edit);
  });

  it('confirms a change of address with regard to upcoming classes and notices', async () => {
    api
      .on('VenueChangePreview', () => changePreview(2, 7))
      .on('VenueUpdate', () => data({ updateVenue: venueResponse({ ...yard, version: 4 }) }));
    const user = openPage(<VenuesPage />, '/admin/venues');
    await user.click(within(await row(/Training yard/)).getByRole('button', { name: 'Edit Training yard' }));
    await user.type(screen.getByLabelText(/^City/), ' North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 upcoming classes are held here' }));
    expect(updates()).toEqual([]);
    expect(dialog.getByText(/^7 people get an email/)).toBeTruthy();
    await user.click(dialog.getByLabelText('Tell those who have a seat'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Training yard saved.')).toBeTruthy();
    expect(updates()).toMatchObject([{ id: 'yard', version: 3, changesClasses: true, notify: false }]);
  });

  it('changes only the venue if chosen, and needs no confirmation without upcoming classes', async () => {
    let classes = 1;
    api
      .on('VenueChangePreview', () => changePreview(classes, 0))
      .on('VenueUpdate', () => data({ updateVenue: venueResponse(yard) }));
    const user = openPage(<VenuesPage />, '/admin/venues');
    const edit = async () => {
      await user.click(within(await row(/Training yard/)).getByRole('button', { name: /^Edit/ }));
      await user.type(screen.getByLabelText(/^City/), '!');
      await user.click(screen.getByRole('button', { name: 'Save' }));
    };
    await edit();
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText(/^Only the venue/));
    expect(dialog.queryByLabelText('Tell those who have a seat')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Training yard saved.');
    classes = 0;
    await edit();
    await waitFor(() => expect(updates()).toHaveLength(2));
    expect(updates()).toMatchObject([{ changesClasses: false }, { changesClasses: false }]);
  });

  it('displays a concurrent change, and keeps it', async () => {
    api
      .on('VenueChangePreview', () => changePreview(0, 0))
      .on('VenueUpdate', () => refusal('CONFLICT'))
      .on('VenueNow', () => data({ venue: venueResponse({ ...yard, version: 4, capacity: 30 }) }));
    const user = openPage(<VenuesPage />, '/admin/venues');
    await user.click(within(await row(/Training yard/)).getByRole('button', { name: /^Edit/ }));
    await user.type(screen.getByLabelText(/^Parking \(/), 'Behind the hall.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const changed = await screen.findByText('Capacity', { selector: '[role="alert"] *' });
    expect(changed.closest('[role="alert"]')?.textContent).toContain('30');
    await user.click(screen.getByRole('button', { name: 'Keep mine and save again' }));
    await waitFor(() => expect(api.callsOf('VenueUpdate')).toHaveLength(2));
    expect(api.callsOf('VenueUpdate').at(-1)?.variables['input']).toMatchObject({
      version: 4,
      capacity: 30,
      parking: 'Behind the hall.',
    });
  });

  it.each([
    ['NOT_FOUND', undefined, 1, 'Somebody deleted this record in the meantime.'],
    ['BAD_USER_INPUT', { name: 'This name is taken' }, 1, 'This name is taken'],
    ['INTERNAL', undefined, 0, /^It could not be checked which classes are held here/],
  ])('reports why the upcoming classes were not checked: %s', async (code, fields, saves, text) => {
    const refuse = () => refusal(code, fields);
    api.on('VenueChangePreview', refuse).on('VenueUpdate', refuse);
    const user = openPage(<VenuesPage />, '/admin/venues');
    await user.click(within(await row(/Training yard/)).getByRole('button', { name: /^Edit/ }));
    await user.type(screen.getByLabelText(/^City/), ' North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(updates()).toHaveLength(saves);
  });

  it('archives with undo, and explains why a venue in use is not deleted', async () => {
    api
      .on('VenueArchive', () =>
        data({
          archiveVenue: venueResponse({ ...yard, version: 4, archivedAt: '2027-01-01T00:00:00.000Z' }),
        }),
      )
      .on('VenueRestore', () => data({ restoreVenue: venueResponse({ ...yard, version: 5 }) }));
    const user = openPage(<VenuesPage />, '/admin/venues');
    const choose = async (item: string) => {
      await user.click(
        within(await row(/Training yard/)).getByRole('button', { name: 'More about Training yard' }),
      );
      await user.click(screen.getByRole('menuitem', { name: item, hidden: true }));
    };
    await choose('Delete');
    expect(await screen.findByText(/^Training yard cannot be deleted: classes refer to it/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose('Archive');
    expect(await screen.findByText(/^Training yard archived/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Training yard is in use again.')).toBeTruthy();
    expect(api.callsOf('VenueRestore')[0]?.variables['input']).toEqual({ id: 'yard', version: 4 });
  });

  it('reports if the venues cannot be loaded', async () => {
    api.on('Venues', () => refusal('INTERNAL'));
    openPage(<VenuesPage />, '/admin/venues');
    const text = await screen.findByText('The venues could not be loaded');
    expect(text.closest('[role="alert"]')).not.toBeNull();
  });
});

describe('the page of instructors', () => {
  it('lists languages and authorization, and confirms a deletion', async () => {
    api.on('InstructorDelete', () =>
      data({ deleteInstructor: { __typename: 'DeletedRecord', id: 'teresa' } }),
    );
    const user = openPage(<InstructorsPage />, '/admin/instructors');
    const cells = await row(/Teresa/);
    for (const text of [
      'English and Spanish',
      'OSHA Outreach, C 42',
      'Jan 31, 2020',
      'Expired',
      'Emailed about classes',
    ])
      expect(cells.textContent).toContain(text);
    await user.click(within(cells).getByRole('button', { name: 'More about Teresa Villaseñor' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete', hidden: true }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Teresa Villaseñor?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Teresa Villaseñor deleted.')).toBeTruthy();
  });

  it('requires at least one language', async () => {
    const user = openPage(<InstructorsPage />, '/admin/instructors?new');
    await row(/Teresa/);
    await user.type(screen.getByLabelText(/^Name$/), 'Luis');
    await user.click(screen.getByRole('checkbox', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getAllByText('Choose at least one language').length).toBeGreaterThan(0);
    expect(api.callsOf('InstructorCreate')).toEqual([]);
  });
});

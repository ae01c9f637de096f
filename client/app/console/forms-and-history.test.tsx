import { screen, waitFor } from '@testing-library/react';

import { smallSchedule } from '../../features/schedule/office/testing/scheduled-class';
import { closeApps, openApp, preparePage } from '../testing/open-app';
import { site } from '../testing/sample-classes';
import { catalogueOf, classType, logInAs } from '../testing/sample-office';
import { data } from '../testing/stub-api';

const teresa = {
  __typename: 'Instructor',
  id: 'teresa',
  version: 1,
  name: 'Teresa',
  email: null,
  phone: null,
  teachesEnglish: true,
  teachesSpanish: true,
  isNotified: false,
  authorizationKind: null,
  authorizationNumber: null,
  authorizationExpiresOn: null,
  archivedAt: null,
  isUsed: false,
  comingClasses: 0,
};

beforeEach(() => {
  preparePage();
  logInAs('admin');
  smallSchedule()
    .on('Site', () => data(site))
    .on('ClassTypes', () => data(catalogueOf(classType())))
    .on('Instructors', () =>
      data({
        instructors: {
          __typename: 'InstructorConnection',
          nodes: [teresa],
          pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
          totalCount: 1,
        },
      }),
    );
});

it.each([
  ['class types', '/admin/class-types', 'Add class type', [['button', /^Edit Forklift/]], 'Name'],
  ['instructors', '/admin/instructors', 'Add an instructor', [['button', /^Edit Teresa/]], 'Name'],
  [
    'the schedule',
    '/admin/schedule?view=table',
    'Schedule a class',
    [
      ['button', /^Actions for Forklift/],
      ['menuitem', 'Edit'],
    ],
    /^Notes/,
  ],
] as const)(
  'the form of a record of %s is in the URL, is closed by Back, and is replaced by the form for a new one',
  async (_page, address, add, edit, label) => {
    const user = await openApp(address);
    const field = () => screen.queryByLabelText<HTMLInputElement>(label);
    const openRecord = async () => {
      for (const [role, name] of edit) await user.click(await screen.findByRole(role, { name }));
    };
    const addButton = await screen.findByRole('button', { name: add });
    await openRecord();
    const stored = field()?.value;
    const { search } = window.location;
    expect(search).toMatch(/[?&]edit=[^&]+$/);
    await user.type(screen.getByLabelText(label), ' typed');
    window.history.back();
    const discard = await screen.findByRole('button', { name: 'Discard changes' });
    // The guard has reversed Back.
    await waitFor(() => expect(window.location.search).toBe(search));
    await user.click(discard);
    await waitFor(() => expect(field()).toBeNull());
    window.history.forward();
    await waitFor(() => expect(field()?.value).toBe(stored));

    await user.type(screen.getByLabelText(label), ' typed');
    await user.click(addButton);
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(field()?.value).toBe(''));
    expect(window.location.search).toMatch(/[?&]new=$/);
    expect(addButton.getAttribute('aria-expanded')).toBe('true');
    window.history.back();
    await waitFor(() => expect(field()).toBeNull());

    await closeApps();
    await openApp(window.location.pathname + search);
    await waitFor(() => expect(field()?.value).toBe(stored));
  },
);

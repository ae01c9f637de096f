import { screen, waitFor } from '@testing-library/react';

import { data, StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import type { OfficeInstructorFragment } from './Instructors.generated';
import { InstructorsPage } from './InstructorsPage';
import { instructorsOf, teresa } from './testing/teresa';

let api: StubApi;
const box = () => screen.queryByRole('checkbox', { name: 'Change the name in upcoming classes, too' });
const name = () => screen.findByLabelText(/^Name$/);
const sent = () => api.callsOf('InstructorUpdate').map(({ variables }) => variables['input']);

async function edit(changes: Partial<OfficeInstructorFragment>) {
  const instructor = { ...teresa, ...changes };
  api = new StubApi()
    .on('Instructors', () => instructorsOf(instructor))
    .on('InstructorUpdate', () =>
      data({ updateInstructor: { __typename: 'Instructor', ...instructor, version: 2 } }),
    );
  const user = openPage(<InstructorsPage />, '/admin/instructors?edit=teresa');
  await name();
  return {
    user,
    save: async () => {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(sent()).toHaveLength(1));
    },
  };
}

it('renames upcoming classes with the instructor if the office wants that', async () => {
  const { user, save } = await edit({ isUsed: true, comingClasses: 2 });
  expect(screen.getByText(/^Classes that have begun or are cancelled keep the name/)).toBeTruthy();
  expect(box()).toBeNull();
  await user.type(await name(), ' Ruiz');
  await user.click(box() ?? document.body);
  await save();
  expect(sent()).toMatchObject([{ name: 'Teresa Villaseñor Ruiz', version: 1, changesClasses: true }]);
});

it('otherwise leaves the classes as they are', async () => {
  const { user, save } = await edit({ isUsed: true, comingClasses: 2 });
  await user.type(await name(), ' Ruiz');
  expect(box()).toHaveProperty('checked', false);
  await save();
  expect(sent()).toMatchObject([{ name: 'Teresa Villaseñor Ruiz', changesClasses: false }]);
});

it('changes no class with another field, and does not ask if there is none to come', async () => {
  const { user, save } = await edit({ isUsed: true });
  await user.type(await name(), ' Ruiz');
  expect(box()).toBeNull();
  await user.type(await name(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  await user.click(screen.getByRole('checkbox', { name: 'Email them about their classes' }));
  await save();
  expect(sent()).toMatchObject([{ name: 'Teresa Villaseñor', isNotified: false, changesClasses: false }]);
});

it('says nothing about classes where there are none', async () => {
  const { user } = await edit({});
  await user.type(await name(), ' Ruiz');
  expect(box()).toBeNull();
  expect(screen.queryByText(/^Classes that have begun/)).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { connection, smallOffice, student } from '../testing/office-rows';

let api: StubApi;

beforeEach(() => {
  api = smallOffice()
    .on('StudentUpdate', () => refusal('CONFLICT'))
    .on('StudentEdited', () => data({ student: student({ version: 5, phone: '801-555-0177' }) }));
});

const press = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const updates = () => api.callsOf('StudentUpdate').map(({ variables }) => variables['input']);

/** Another account has given the student a phone number while this form was open. */
async function causeConflict() {
  const user = openPage(<BookingsPage />, '/admin/bookings?students=');
  await user.click(await press('Edit Rosa Peña'));
  await user.clear(field('Last name'));
  await user.type(field('Last name'), 'Peña Ruiz');
  await user.click(await press('Save'));
  expect(await screen.findByText(/somebody else has changed this record/)).toBeTruthy();
  expect(screen.getByText('Now: 801-555-0177')).toBeTruthy();
  api.on('StudentUpdate', () =>
    Reflect.get(updates().at(-1) ?? {}, 'version') === 5
      ? data({ updateStudent: student({ version: 6 }) })
      : refusal('CONFLICT'),
  );
  return user;
}

describe('two admins who edit one student', () => {
  it('cannot overwrite each other by clicking Save again', async () => {
    const user = await causeConflict();
    await user.click(await press('Save'));
    expect(await screen.findByText(/somebody else has changed this record/)).toBeTruthy();
    expect(field('Last name').value).toBe('Peña Ruiz');
    expect(screen.queryByText('Student updated successfully!')).toBeNull();
  });

  it('keep both changes when the second one keeps theirs', async () => {
    const user = await causeConflict();
    await user.click(await press('Keep mine and save again'));
    expect(await screen.findByText('Student updated successfully!')).toBeTruthy();
    expect(updates()[1]).toMatchObject({ version: 5, lastName: 'Peña Ruiz', phone: '801-555-0177' });
  });

  it('lose typed values only if the second one decides so', async () => {
    const user = await causeConflict();
    await user.click(await press('Use their version'));
    expect(field('Last name').value).toBe('Peña');
    expect(field('Phone (optional)').value).toBe('801-555-0177');
    expect(updates()).toHaveLength(1);
    await user.click(await press('Save'));
    await waitFor(() => expect(updates()[1]).toMatchObject({ version: 5, lastName: 'Peña' }));
  });
});

describe('a form with typed values', () => {
  it('is not closed by another button without a confirmation', async () => {
    const user = openPage(<BookingsPage />);
    await user.click(await press('Add New Student'));
    await user.type(field('First name'), 'Ana');
    await user.click(await press('Create Booking'));
    const dialog = screen.getByRole('dialog', { name: 'Discard what you have not saved?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(field('First name').value).toBe('Ana');
    await user.click(await press('Cancel'));
    await user.click(await press('Discard changes'));
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('warns before the tab is closed, and no longer once saved', async () => {
    api.on('StudentCreate', () => data({ createStudent: student({ id: 's2' }) }));
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const user = openPage(<BookingsPage />);
    await user.click(await press('Add New Student'));
    expect(closing()).toBe(false);
    for (const label of ['First name', 'Last name', 'Emergency contact name'])
      await user.type(field(label), 'x');
    await user.type(field('Emergency contact phone'), '801-555-0199');
    await user.type(field('Email'), 'ana@example.com');
    expect(closing()).toBe(true);
    await user.click(await press('Save'));
    await screen.findByText('Student added successfully!');
    expect(closing()).toBe(false);
  });
});

it('unticks text messages for another person, who has another name and email, until they are ticked again', async () => {
  const box = () => screen.getByLabelText<HTMLInputElement>(/^Wants SMS reminders/);
  const wants = student({ textNotifications: true });
  api.on('StudentList', () => data(connection('students', 'StudentConnection', [wants])));
  const user = openPage(<BookingsPage />, '/admin/bookings?students=');
  await user.click(await press(`Edit ${wants.firstName} ${wants.lastName}`));
  await user.type(field('First name'), 'x');
  expect(box().checked).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'x');
  expect(box().checked).toBe(false);
  await user.click(box());
  await user.type(field('Last name'), 'x');
  expect(box().checked).toBe(true);
});

describe('a person with data that an earlier version accepted', () => {
  it('can be displayed, and needs valid names and numbers before a change is saved', async () => {
    const old = student({
      firstName: 'see evil.example',
      phone: '+52 55 1234 5678',
      textNotifications: true,
    });
    api.on('StudentList', () => data(connection('students', 'StudentConnection', [old])));
    const user = openPage(<BookingsPage />, '/admin/bookings?students=');
    await user.click(await press('Edit see evil.example Peña'));
    await user.clear(field('Emergency contact phone'));
    await user.type(field('Emergency contact phone'), 'abc');
    await user.click(await press('Save'));
    const summary = within(await screen.findByRole('group', { name: 'There is a problem' }));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'A name cannot contain a web address, a phone number, or characters such as @, / and $. Leave a space after a period',
      'We send text messages only to US numbers (+1)',
      'Enter the phone number of the emergency contact, like (801) 555-0199',
    ]);
    expect(updates()).toEqual([]);
  });
});

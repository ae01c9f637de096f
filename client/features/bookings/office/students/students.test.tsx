import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { emulateModalDialogs } from '../../../../testing/modal-dialogs';
import { openPage } from '../../../../testing/open-page';
import { countedTo } from '../../../../ui/office/lists/counted';
import { booking, connection, counted, smallOffice, student } from '../testing/office-rows';
import { StudentPage } from './StudentPage';
import { StudentsPage } from './StudentsPage';

let api: StubApi;

const createdAt = '2026-11-20T18:00:00.000Z';
const rosa = { ...student(), createdAt };
const event = (kind: string, at: string, changes: object = {}) => ({
  __typename: 'StudentEvent',
  id: kind,
  kind,
  at,
  isByGuest: false,
  actorName: null,
  recipient: null,
  messageKind: null,
  ...changes,
});

beforeEach(() => {
  api = smallOffice()
    .on('StudentOfOffice', () => data({ student: rosa }))
    .on('StudentBookings', () =>
      data(
        connection('bookings', 'BookingConnection', [
          booking({ classInstance: { ...booking().classInstance, startsAt: '2099-12-05T15:00:00.000Z' } }),
          booking({
            id: 'b2',
            paymentStatus: 'paid',
            confirmationNumber: 'P7M4WX9P',
            classInstance: { ...booking().classInstance, id: 'c0', startsAt: '2020-12-05T15:00:00.000Z' },
          }),
        ]),
      ),
    )
    .on('StudentHistory', () =>
      data({
        studentHistory: [
          event('added', '2026-11-20T18:00:00.000Z', { isByGuest: true }),
          event('confirmationSent', '2026-11-20T18:01:00.000Z', {
            recipient: 'rosa@example.com',
            messageKind: 'bookingConfirmation',
          }),
          event('changed', '2026-11-20T18:02:00.000Z', { actorName: 'Vera Cruz' }),
        ],
      }),
    )
    .on('StudentTwins', () =>
      data({
        undoableMerges: [],
        studentDuplicates: { __typename: 'StudentDuplicateConnection', nodes: [] },
      }),
    )
    .on('StudentDuplicateCount', () => data(counted('studentDuplicates', 'StudentDuplicateConnection', 2)));
});

const open = (address: string) =>
  openPage(
    <Routes>
      <Route path="/admin/students" element={<StudentsPage />} />
      <Route path="/admin/students/:id" element={<StudentPage />} />
    </Routes>,
    address,
  );
const address = () => screen.getByTestId('address').textContent;
const inputOf = (operation: string) => api.callsOf(operation).at(-1)?.variables;

describe('the page of all students', () => {
  it('reads its search and company from the address, and links to each student and to duplicates', async () => {
    open('/admin/students?q=rosa&company=roofing&sort=-email');
    const link = await screen.findByRole('link', { name: 'Rosa Peña' });
    expect(link.getAttribute('href')).toBe('/admin/students/s1');
    expect(inputOf('StudentList')).toMatchObject({
      search: 'rosa',
      companyName: 'roofing',
      sort: 'email',
      direction: 'descending',
    });
    const duplicates = await screen.findByRole('link', { name: 'Possible duplicates (2)' });
    expect(duplicates.getAttribute('href')).toBe('/admin/students/duplicates');
  });

  it('counts at most 1,000 possible duplicates', async () => {
    const count = data(counted('studentDuplicates', 'StudentDuplicateConnection', countedTo));
    api.on('StudentDuplicateCount', () => count);
    open('/admin/students');
    expect(await screen.findByRole('link', { name: 'Possible duplicates (more than 1,000)' })).toBeTruthy();
  });

  it('says what a search without a match has searched, and clears it', async () => {
    api.on('StudentList', ({ search }) =>
      data(connection('students', 'StudentConnection', search ? [] : [student()])),
    );
    const user = open('/admin/students?q=zzz&company=roofing&sort=-email');
    expect(await screen.findByText('No students found')).toBeTruthy();
    expect(screen.getByText(/^The search finds names, emails and phone numbers/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('link', { name: 'Rosa Peña' })).toBeTruthy();
    expect(address()).toBe('/admin/students?sort=-email');
    expect(document.activeElement).toBe(screen.getByLabelText('Search by name, email or phone'));
  });

  it('edits a student in place, and opens the form for a new one by address', async () => {
    api.on('StudentUpdate', () => data({ updateStudent: student({ version: 2 }) }));
    const user = open('/admin/students?new=student');
    expect(await screen.findByRole('heading', { name: 'Add New Student' })).toBeTruthy();
    expect(screen.queryByText(/^Existing bookings keep/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    expect(screen.getByText(/^Existing bookings keep the details/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Student updated successfully!')).toBeTruthy();
    expect(address()).not.toContain('new=');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit/ }));
  });

  it('returns the focus to the row whose form was closed', async () => {
    const user = open('/admin/students');
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit/ }));
  });

  it('moves the focus to its heading when the focused row was deleted', async () => {
    api.on('StudentDelete', () => {
      api.on('StudentList', () => data(connection('students', 'StudentConnection', [])));
      return data({ deleteStudent: { __typename: 'DeletedRecord', id: 's1' } });
    });
    const user = open('/admin/students');
    emulateModalDialogs();
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull());
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('displays in its title that the form has errors', async () => {
    const user = open('/admin/students?new=student');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(document.title).toMatch(/^Error: /);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.title).not.toMatch(/^Error: /);
  });
});

describe('the page of a student', () => {
  it('lists upcoming and past classes with payment, messages and history', async () => {
    open('/admin/students/s1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Peña' })).toBeTruthy();
    const coming = within(await screen.findByRole('region', { name: 'Upcoming classes' }));
    const link = await coming.findByRole('link', { name: 'Forklift Operator' });
    expect(link.getAttribute('href')).toBe('/admin/bookings/b1');
    expect(coming.getByRole('listitem').textContent).toContain('Pending');
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('rosa@example.com')).toBe('mailto:rosa@example.com');
    expect(target('(801) 555-0156')).toBe('tel:8015550156');
    expect(target('Create Booking')).toBe('/admin/bookings?new=booking&find=rosa%40example.com');
    const past = within(screen.getByRole('region', { name: 'Past classes' }));
    expect(past.getByRole('listitem').textContent).toContain('Paid');
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    expect((await messages.findByRole('link')).getAttribute('href')).toContain('kind=bookingConfirmation');
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Edited.* · Vera Cruz$/),
      expect.stringMatching(/^Added.* · by the guest$/),
    ]);
  });

  it('says if the student was deleted, and redirects if it was merged', async () => {
    api.on('StudentOfOffice', () => refusal('NOT_FOUND'));
    open('/admin/students/s9');
    expect(await screen.findByText('This student no longer exists.')).toBeTruthy();
    cleanup();
    api.on('StudentOfOffice', () => data({ student: rosa }));
    open('/admin/students/s2');
    await waitFor(() => expect(address()).toBe('/admin/students/s1'));
  });
});

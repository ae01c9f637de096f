import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { classId, sampleClass, siteResponse } from '../features/bookings/testing/sample-responses';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { data, StubApi } from './testing/stub-api';

async function openForm(changes: object = {}): Promise<UserEvent> {
  new StubApi()
    .on('Site', () => data(site))
    .on('CrewPage', () => data({ upcomingClass: { ...sampleClass, ...changes }, site: siteResponse.site }));
  const user = await openApp(`/book/${classId}/crew`);
  await screen.findByLabelText('Number of seats');
  return user;
}

beforeEach(preparePage);

it('offers to add names later until two days before the class', async () => {
  await openForm();
  expect(screen.getByText(/Names you do not know yet can follow later\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Seat 1 (name can follow)' })).toBeTruthy();
});

it('asks for all names at once when the class is near', async () => {
  await openForm({ refundDeadline: '2020-12-09T15:00:00.000Z' });
  expect(screen.getByText('You get all the seats or none.')).toBeTruthy();
  expect(screen.queryByText(/can follow/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Seat 1' })).toBeTruthy();
});

it.each([
  ['can follow', '2099-12-09T15:00:00.000Z'],
  ['are needed now', '2020-12-09T15:00:00.000Z'],
])('asks who books to take a seat too, if they are coming, when names %s', async (_when, refundDeadline) => {
  await openForm({ refundDeadline });
  expect(screen.getByText(/If you are coming too, put your own name on/)).toBeTruthy();
});

it('tells the guest what to do before booking, whom to call for more seats, and that nothing is paid yet', async () => {
  await openForm();
  expect(screen.getByRole('region', { name: 'Before you book' })).toBeTruthy();
  expect(screen.getByText('Up to 12 seats. For more, please call us.')).toBeTruthy();
  expect(screen.getByText('We send all names and numbers here.')).toBeTruthy();
  expect(screen.getByText(/You pay nothing today\.$/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
});

it('does not ask to call for more seats than the class has', async () => {
  await openForm({ seatsLeft: 2 });
  expect(screen.getByText('2 seats left in this class.')).toBeTruthy();
  await closeApps();
  await openForm({ seatsLeft: 13 });
  expect(screen.getByText('Up to 12 seats. For more, please call us.')).toBeTruthy();
});

it('warns that few seats are left', async () => {
  await openForm({ seatsLeft: 4 });
  const seats = screen.getByText('4 seats left');
  expect(seats.closest('[data-state]')?.getAttribute('data-state')).toBe('limited');
});

it('names the group of fields of each seat and of the contact', async () => {
  await openForm();
  for (const name of ['Seat 1 (name can follow)', 'Seat 2 (name can follow)', 'Your details'])
    expect(within(screen.getByRole('group', { name })).getByLabelText('First name')).toBeTruthy();
});

it('moves the focus to the next seat after one is removed, and announces it', async () => {
  const user = await openForm({ seatsLeft: 5 });
  await user.selectOptions(screen.getByLabelText('Number of seats'), '3');
  await user.click(screen.getByRole('button', { name: 'Remove seat 2' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Seat 2 (name can follow)' }));
  expect(screen.getByText('Seat 2 was removed.').closest('[role="status"]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove seat 2' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Number of seats'));
});

it('has the summary of errors above the heading of the page', async () => {
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Book 2 seats' }));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect(summary.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

describe('the summary of errors', () => {
  const type = async (user: UserEvent, id: string, text: string) => {
    await user.click(document.getElementById(id) as HTMLElement);
    await user.paste(text);
  };
  const lines = () =>
    within(screen.getByRole('group', { name: /problem/ }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('says whose field each line is about, by seat and by the typed name, in both languages', async () => {
    const user = await openForm();
    await type(user, 'attendees.0.firstName', 'Ana');
    await type(user, 'attendees.0.lastName', 'Ruiz');
    for (const button of screen.getAllByRole('button', { name: '+ Email, phone, language' }))
      await user.click(button);
    await type(user, 'attendees.0.email', 'ana@');
    await type(user, 'attendees.1.lastName', 'Ortega');
    await type(user, 'attendees.1.email', 'luis');
    await type(user, 'contact.email', 'elena');
    await user.click(screen.getByRole('button', { name: 'Book 2 seats' }));
    expect(lines()).toEqual([
      'Seat 1 (Ana Ruiz): Invalid email',
      'Seat 2: First name required',
      'Seat 2: Invalid email',
      'Your details: First name required',
      'Your details: Last name required',
      'Your details: Invalid email',
      'Your details: Phone required',
      'Emergency contact required',
      'Emergency phone required',
      'You must agree to the terms',
    ]);
    await user.click(screen.getByRole('link', { name: 'Español' }));
    await screen.findByRole('group', { name: 'Hay un problema' });
    expect(lines().slice(0, 4)).toEqual([
      'Lugar 1 (Ana Ruiz): El correo electrónico no es válido',
      'Lugar 2: Escriba el nombre',
      'Lugar 2: El correo electrónico no es válido',
      'Sus datos: Escriba su nombre',
    ]);
  });

  it('moves the focus to the field of a line', async () => {
    const user = await openForm();
    await type(user, 'attendees.1.firstName', 'Luis');
    await user.click(screen.getByRole('button', { name: 'Book 2 seats' }));
    await user.click(screen.getByRole('link', { name: 'Seat 2: Last name required' }));
    expect(document.activeElement?.id).toBe('attendees.1.lastName');
    await user.click(screen.getByRole('link', { name: 'Your details: Email required' }));
    expect(document.activeElement?.id).toBe('contact.email');
  });

  it('names a person no longer once the name is removed', async () => {
    const user = await openForm();
    await type(user, 'attendees.0.firstName', 'Ana');
    await type(user, 'attendees.0.lastName', 'Ruiz');
    await user.click(screen.getAllByRole('button', { name: '+ Email, phone, language' })[0] as HTMLElement);
    await type(user, 'attendees.0.email', 'ana@');
    await user.click(screen.getByRole('button', { name: 'Book 2 seats' }));
    for (const id of ['attendees.0.firstName', 'attendees.0.lastName'])
      await user.clear(document.getElementById(id) as HTMLElement);
    expect(lines()[0]).toBe('Seat 1: Invalid email');
  });
});

it('moves the focus from the pasted list to how many people were put into the seats', async () => {
  const user = await openForm({ seatsLeft: 3 });
  await user.click(screen.getByText('Paste a list of names'));
  await user.click(screen.getByLabelText('Your list'));
  await user.paste('Ana Ruiz\nLuis Ortega\nEva Soto\nJuan Vega');
  await user.click(screen.getByRole('button', { name: 'Fill the seats' }));
  const said = await screen.findByText('3 seats were filled.');
  expect(document.activeElement).toBe(said.parentElement);
  expect(said.parentElement?.textContent).toContain('Check first and last names before booking.');
  expect(said.parentElement?.textContent).toContain('There is no seat for one more: Juan Vega');
});

it('displays the people of a pasted list with the last name first', async () => {
  const user = await openForm();
  await user.click(screen.getByText('Paste a list of names'));
  await user.click(screen.getByLabelText('Your list'));
  await user.paste('Juan Carlos López\nAna García López, ana@example.com\nLuis');
  const people = (await screen.findByText('3 people found in your list:')).nextElementSibling;
  expect([...(people?.children ?? [])].map(({ textContent }) => textContent.trim())).toEqual([
    'López, Juan Carlos',
    'García López, Ana ana@example.com',
    'Luis',
  ]);
});

it('displays what is not used of a pasted list, and still after the seats are filled', async () => {
  const user = await openForm();
  await user.click(screen.getByText('Paste a list of names'));
  await user.click(screen.getByLabelText('Your list'));
  await user.paste('Hola, le mando la lista:\nAna Ruiz, Carpenter, 801-555-0101');
  expect(await screen.findByText('1 person found in your list:')).toBeTruthy();
  const unused = 'Not used from your list: Hola, le mando la lista: · Carpenter';
  expect(screen.getByText(unused)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fill the seats' }));
  expect(await screen.findByText('1 seat was filled.')).toBeTruthy();
  expect(screen.getByText(unused)).toBeTruthy();
});

describe('a file with the list of names', () => {
  /** jsdom has no `File.arrayBuffer`. */
  const listFile = (content: Uint8Array<ArrayBuffer> | string, broken?: Error) =>
    Object.assign(new File([content], 'crew.csv', { type: 'text/csv' }), {
      arrayBuffer: () =>
        broken
          ? Promise.reject(broken)
          : Promise.resolve(typeof content === 'string' ? Buffer.from(content) : content),
    });
  /** 'Ñ' for example is one byte. */
  const asExcelSaves = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
  const choose = (user: UserEvent, file: File) =>
    user.upload(screen.getByLabelText('Or choose a file (CSV)'), file);
  const fill = async (user: UserEvent) => {
    await choose(user, listFile('Rosa Vega'));
    expect(await screen.findByText('1 person found in your list:')).toBeTruthy();
  };

  it('can be chosen again after the list was changed', async () => {
    const user = await openForm();
    await fill(user);
    await user.clear(screen.getByLabelText('Your list'));
    // The browser reports no change as long as the field has a file.
    expect(screen.getByLabelText('Or choose a file (CSV)')).toHaveProperty('value', '');
    await fill(user);
  });

  it.each([
    ['is too large', listFile('x'.repeat(100_001))],
    ['cannot be read', listFile('', new DOMException('gone', 'NotFoundError'))],
    ['is a workbook', listFile('PK\u0003\u0004\u0000\u0000')],
  ])('that %s is refused with a message, until another one is chosen', async (_, file) => {
    const user = await openForm();
    await choose(user, file);
    expect(await screen.findByText(/^The file could not be read/)).toBeTruthy();
    await fill(user);
    expect(screen.queryByText(/^The file could not be read/)).toBeNull();
  });

  it.each([
    ['in UTF-8 after a mark', listFile('\uFEFFJosé Peña\nNuria Ñíguez')],
    ['in the code page of Windows', listFile(asExcelSaves('José Peña\nNuria Ñíguez'))],
    ['in UTF-16', listFile(Uint8Array.from(Buffer.from('\uFEFFJosé Peña\nNuria Ñíguez', 'utf16le')))],
  ])('is read %s', async (_, file) => {
    const user = await openForm();
    await choose(user, file);
    expect(await screen.findByText('2 people found in your list:')).toBeTruthy();
    for (const name of ['Peña, José', 'Ñíguez, Nuria']) expect(screen.getByText(name)).toBeTruthy();
  });

  it('that failed is forgotten once a list is put into the seats', async () => {
    const user = await openForm();
    await fill(user);
    await choose(user, listFile('x'.repeat(100_001)));
    await screen.findByText(/^The file could not be read/);
    await user.click(screen.getByRole('button', { name: 'Fill the seats' }));
    expect(await screen.findByText('1 seat was filled.')).toBeTruthy();
    expect(screen.queryByText(/^The file could not be read/)).toBeNull();
  });
});

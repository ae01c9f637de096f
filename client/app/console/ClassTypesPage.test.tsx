import { screen, waitFor, within } from '@testing-library/react';

import { openApp, preparePage } from '../testing/open-app';
import { site } from '../testing/sample-classes';
import { catalogueOf, classType, emptyDashboard, logInAs, nothingToday } from '../testing/sample-office';
import { data, offline, refusal, StubApi } from '../testing/stub-api';

let api: StubApi;

beforeEach(() => {
  preparePage();
  logInAs('admin');
  api = new StubApi()
    .on('Site', () => data(site))
    .on('Dashboard', () => data(emptyDashboard))
    .on('Today', () => data(nothingToday))
    .on('BookingBursts', () => data({ bookingBursts: [] }))
    .on('ClassTypes', () => data(catalogueOf(classType())))
    .on('ClassTypeCreate', () => data({ createClassType: classType({ id: 'new', name: 'First aid' }) }))
    .on('ClassTypeUpdate', () => data({ updateClassType: classType({ version: 2 }) }))
    .on('ClassTypeDelete', () => data({ deleteClassType: { __typename: 'DeletedRecord', id: 'forklift' } }));
});

const open = () => openApp('/admin/class-types');
const button = (name: string) => screen.getByRole('button', { name });
const inAlert = (text: string) => screen.getByText(text).closest('[role="alert"]');

it('displays each class type with its badge and its facts', async () => {
  api.on('ClassTypes', () =>
    data(catalogueOf(classType(), classType({ id: 'old', name: 'Old course', isActive: false }))),
  );
  await open();
  const card = within(await screen.findByRole('article', { name: 'Forklift Operator' }));
  for (const text of ['Active', 'Driving evaluation after lunch.', 'Equipment', '4.5 hours', '$149.50', '12'])
    expect(card.getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Old course' })).getByText('Inactive')).toBeTruthy();
});

it('sends the token, and reports a failure', async () => {
  api.on('ClassTypes', offline);
  const visitor = await open();
  await screen.findByText('Failed to fetch class types');
  expect(inAlert('Failed to fetch class types')).not.toBeNull();
  expect(api.callsOf('ClassTypes')[0]?.headers['authorization']).toBe('Bearer a-token');
  api.on('ClassTypes', () => data(catalogueOf(classType())));
  await visitor.click(button('Try again'));
  await screen.findByRole('article', { name: 'Forklift Operator' });
});

it('creates the first class type from an empty catalogue, in cents and with trimmed texts', async () => {
  api.on('ClassTypes', () => data(catalogueOf()));
  const visitor = await open();
  await visitor.click(await screen.findByRole('button', { name: 'Create Your First Class Type' }));
  await visitor.type(screen.getByLabelText('Name'), ' First aid ');
  await visitor.type(screen.getByLabelText('Name in Spanish (optional)'), 'Primeros auxilios');
  await visitor.selectOptions(screen.getByLabelText('Category'), 'Safety');
  await visitor.type(screen.getByLabelText('Duration in hours'), '4.5');
  await visitor.type(screen.getByLabelText('Price in dollars'), '$89.5');
  await visitor.type(screen.getByLabelText('Description'), 'CPR and AED.');
  await visitor.click(button('Save class type'));
  await screen.findByText('First aid is saved.');
  expect(api.callsOf('ClassTypeCreate')[0]?.variables).toEqual({
    input: {
      idempotencyKey: expect.any(String) as unknown,
      name: 'First aid',
      nameEs: 'Primeros auxilios',
      category: 'safety',
      durationHours: 4.5,
      priceCents: 8950,
      maxStudents: 20,
      minStudents: null,
      certificateMonths: null,
      description: 'CPR and AED.',
      descriptionEs: null,
      requirements: null,
      requirementsEs: null,
      isActive: true,
    },
  });
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(window.location.search).toBe('');
});

it('requires that the minimum is not above the maximum, until either is corrected', async () => {
  const visitor = await openApp('/admin/class-types?new');
  await visitor.type(await screen.findByLabelText('Min students (optional)'), '21');
  await visitor.click(button('Save class type'));
  const problem = 'Min students cannot be more than max students';
  expect(screen.getAllByText(problem).length).toBeGreaterThan(0);
  await visitor.type(screen.getByLabelText('Max students'), '0');
  expect(screen.queryByText(problem)).toBeNull();
});

it('keeps the open form of a new class type in the address', async () => {
  const visitor = await openApp('/admin/class-types?new');
  await screen.findByLabelText('Name');
  await visitor.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(window.location.search).toBe('');
  await visitor.click(button('Add class type'));
  expect(window.location.search).toBe('?new=');
  window.history.back();
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
});

it('reports all missing values without calling the server', async () => {
  const visitor = await openApp('/admin/class-types?new');
  await visitor.clear(await screen.findByLabelText('Max students'));
  await visitor.click(button('Save class type'));
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Name required',
    'Category required',
    'Duration required',
    'Price required',
    'Max students required',
    'Description required',
  ]);
  expect(api.callsOf('ClassTypeCreate')).toHaveLength(0);
});

it.each([
  ['Duration in hours', '4.3', 'Duration must be in steps of half an hour, up to 200 hours'],
  ['Price in dollars', '1.234', 'Price must be from 0 to 100,000 dollars, like 89.50'],
  ['Price in dollars', '-1', 'Price must be from 0 to 100,000 dollars, like 89.50'],
  ['Max students', '0', 'Max students must be a whole number from 1 to 1,000'],
])('rejects %s %s', async (label, value, message) => {
  const visitor = await open();
  await visitor.click(await screen.findByRole('button', { name: 'Edit Forklift Operator' }));
  const field = screen.getByLabelText(label);
  await visitor.clear(field);
  await visitor.type(field, value);
  await visitor.click(button('Save class type'));
  await screen.findByRole('link', { name: message });
  expect(api.callsOf('ClassTypeUpdate')).toHaveLength(0);
});

it.each([
  ['the server’s reason', () => refusal('CONFLICT_OF_NAMES'), 'CONFLICT_OF_NAMES'],
  ['its own words when there is no reason', () => refusal('INTERNAL'), 'Failed to save class type'],
  ['its own words when nothing answers', offline, 'Failed to save class type'],
])('says %s after a failed save, and keeps the typed values', async (_case, response, words) => {
  api.on('ClassTypeUpdate', response);
  const visitor = await open();
  await visitor.click(await screen.findByRole('button', { name: 'Edit Forklift Operator' }));
  await visitor.type(screen.getByLabelText('Name'), ' II');
  await visitor.click(button('Save class type'));
  await screen.findByText(words);
  expect(inAlert(words)).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Forklift Operator II');
});

it('displays the server’s errors at their fields, including the price', async () => {
  api.on('ClassTypeUpdate', () => refusal('BAD_USER_INPUT', { priceCents: 'Too dear' }));
  const visitor = await open();
  await visitor.click(await screen.findByRole('button', { name: 'Edit Forklift Operator' }));
  await visitor.click(button('Save class type'));
  await visitor.click(await screen.findByRole('link', { name: 'Too dear' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Price in dollars'));
});

it('reports at the field and in the summary that the name is taken', async () => {
  const words = 'There is another class type of this name';
  api.on('ClassTypeUpdate', () => refusal('BAD_USER_INPUT', { name: words }));
  const visitor = await open();
  await visitor.click(await screen.findByRole('button', { name: 'Edit Forklift Operator' }));
  await visitor.click(button('Save class type'));
  const summary = within(await screen.findByRole('group', { name: 'There is a problem' }));
  expect(summary.getByRole('link', { name: words })).toBeTruthy();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(words)).toHaveLength(2);
});

describe('two admins who edit one class type', () => {
  it('reports that the other one has deleted it, and continues to the list', async () => {
    const visitor = await open();
    await visitor.click(await screen.findByRole('button', { name: 'Edit Forklift Operator' }));
    await visitor.type(screen.getByLabelText('Name'), ' II');
    api.on('ClassTypeUpdate', () => refusal('NOT_FOUND')).on('ClassTypes', () => data(catalogueOf()));
    await visitor.click(button('Save class type'));
    await screen.findByText('Somebody deleted this class type in the meantime.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Forklift Operator II');
    await visitor.click(button('Close and reload'));
    await screen.findByRole('button', { name: 'Create Your First Class Type' });
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  const theirs = classType({ version: 5, maxStudents: 30 });

  async function causeConflict() {
    const visitor = await open();
    await visitor.click(await screen.findByRole('button', { name: 'Edit Forklift Operator' }));
    await visitor.type(screen.getByLabelText('Name'), ' II');
    api.on('ClassTypeUpdate', () => refusal('CONFLICT')).on('ClassTypes', () => data(catalogueOf(theirs)));
    await visitor.click(button('Save class type'));
    const alert = (await screen.findByText(/somebody else has changed this record/)).closest(
      '[role="alert"]',
    );
    expect(alert?.textContent).toContain('Max students');
    expect(alert?.textContent).toContain('30');
    api.on('ClassTypeUpdate', () => data({ updateClassType: classType({ version: 6 }) }));
    return visitor;
  }

  it('can take over the other version', async () => {
    const visitor = await causeConflict();
    await visitor.click(button('Use their version'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Forklift Operator');
    expect(screen.getByLabelText<HTMLInputElement>('Max students').value).toBe('30');
  });

  it('keep both changes when the second one keeps theirs', async () => {
    const visitor = await causeConflict();
    await visitor.click(button('Keep mine and save again'));
    await screen.findByText('Forklift Operator is saved.');
    expect(api.callsOf('ClassTypeUpdate').at(-1)?.variables).toMatchObject({
      input: { name: 'Forklift Operator II', maxStudents: 30, version: 5 },
    });
  });
});

describe('deleting', () => {
  async function press(label: 'Delete' | 'Keep it') {
    const visitor = await open();
    await visitor.click(await screen.findByRole('button', { name: 'Delete Forklift Operator' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Forklift Operator?' }));
    await visitor.click(dialog.getByRole('button', { name: label }));
  }

  it('is confirmed by name, and reported', async () => {
    await press('Delete');
    await screen.findByText('Forklift Operator is deleted.');
    expect(api.callsOf('ClassTypeDelete')[0]?.variables).toEqual({ input: { id: 'forklift' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does nothing if it is not confirmed', async () => {
    await press('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsOf('ClassTypeDelete')).toHaveLength(0);
  });

  it.each([
    ['classes refer to it', () => refusal('IN_USE'), /make it inactive instead/],
    ['it is gone already', () => refusal('NOT_FOUND'), /^Somebody deleted this class type in the meantime.$/],
    ['it fails', offline, /^Failed to delete class type$/],
  ])('explains the failure when %s', async (_case, response, words) => {
    api.on('ClassTypeDelete', response);
    await press('Delete');
    expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByRole('article', { name: 'Forklift Operator' })).toBeTruthy();
  });
});

describe('unsaved changes', () => {
  async function typeSomething() {
    const visitor = await open();
    await visitor.click(await screen.findByRole('button', { name: 'Edit Forklift Operator' }));
    await visitor.type(screen.getByLabelText('Name'), ' II');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    return visitor;
  }

  it.each([
    ['a link', 'link', 'Dashboard', '/admin/dashboard'],
    ['the log-out', 'button', 'Log out', '/login'],
  ] as const)('are not left by %s without a confirmation', async (_case, role, name, path) => {
    const visitor = await typeSomething();
    await visitor.click(screen.getByRole(role, { name }));
    await visitor.click(button('Keep editing'));
    expect(window.location.pathname).toBe('/admin/class-types');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Forklift Operator II');
    await visitor.click(screen.getByRole(role, { name }));
    await visitor.click(button('Discard changes'));
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });

  it('need no confirmation when the language is switched', async () => {
    const visitor = await typeSomething();
    await visitor.click(screen.getByRole('link', { name: 'Español' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('Forklift Operator II');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not closed without a confirmation', async () => {
    const visitor = await typeSomething();
    await visitor.click(button('Cancel'));
    await visitor.click(button('Discard changes'));
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(document.activeElement).toBe(button('Edit Forklift Operator'));
  });
});

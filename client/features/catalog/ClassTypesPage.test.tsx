import { screen, within } from '@testing-library/react';

import { catalogueOf, classType } from '../../app/testing/sample-office';
import { data, offline, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { ClassTypesPage } from './ClassTypesPage';

const forklift = classType({ version: 2, description: 'Trucks and pallets.' });

let api: StubApi;

beforeEach(() => {
  api = new StubApi().on('ClassTypes', () =>
    data(catalogueOf(forklift, { ...forklift, id: 'osha', name: 'OSHA 10-Hour' })),
  );
});

it('returns the focus to the card whose form was closed or saved', async () => {
  api.on('ClassTypeUpdate', () => data({ updateClassType: { ...forklift, id: 'osha', version: 3 } }));
  const user = openPage(<ClassTypesPage />, '/admin/class-types');
  const edit = await screen.findByRole('button', { name: 'Edit OSHA 10-Hour' });
  await user.click(edit);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(edit);
  await user.click(edit);
  await user.click(screen.getByRole('button', { name: 'Save class type' }));
  expect(await screen.findByText(/saved\.$/)).toBeTruthy();
  expect(document.activeElement).toBe(edit);
});

it('keeps the loaded class types and says so if more could not be loaded', async () => {
  const pageOf = (id: string, name: string, hasNextPage: boolean) =>
    data({
      classTypes: {
        __typename: 'ClassTypeConnection',
        nodes: [{ ...forklift, id, name }],
        pageInfo: { __typename: 'PageInfo', endCursor: id, hasNextPage },
      },
    });
  api.on('ClassTypes', ({ after }) => (after === 'osha' ? offline() : pageOf('osha', 'OSHA 10-Hour', true)));
  const user = openPage(<ClassTypesPage />, '/admin/class-types');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByText('Failed to fetch class types')).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Edit OSHA 10-Hour' })).toBeTruthy();
  api.on('ClassTypes', () => pageOf('forklift', 'Forklift Operator', false));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'Edit Forklift Operator' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit OSHA 10-Hour' })).toBeTruthy();
  expect(screen.queryByText('Failed to fetch class types')).toBeNull();
});

it('displays a short description in full, and the rest of a long one on demand', async () => {
  const long = `${'You drive, lift and stack. '.repeat(20)}The card is valid for three years.`;
  api.on('ClassTypes', () =>
    data(catalogueOf(forklift, { ...forklift, id: 'osha', name: 'OSHA 10-Hour', description: long })),
  );
  const user = openPage(<ClassTypesPage />, '/admin/class-types');
  const card = within(await screen.findByRole('article', { name: 'OSHA 10-Hour' }));
  const rest = card.getByText(/The card is valid for three years\.$/).closest('details');
  expect(rest?.open).toBe(false);
  await user.click(card.getByText('Read the rest'));
  expect(rest?.open).toBe(true);
  const other = within(screen.getByRole('article', { name: 'Forklift Operator' }));
  expect(other.getByText('Trucks and pallets.')).toBeTruthy();
  expect(other.queryByText('Read the rest')).toBeNull();
});

it('displays and changes how long certificates are valid', async () => {
  api.on('ClassTypes', () => data(catalogueOf(classType({ certificateMonths: 36 }))));
  const user = openPage(<ClassTypesPage />, '/admin/class-types');
  api.on('ClassTypeUpdate', () => data({ updateClassType: classType({ certificateMonths: 24 }) }));
  const button = (name: string) => screen.getByRole('button', { name });
  const card = within(await screen.findByRole('article', { name: 'Forklift Operator' }));
  expect(card.getByText('36 months')).toBeTruthy();
  await user.click(button('Edit Forklift Operator'));
  const field = screen.getByLabelText<HTMLInputElement>('Certificate validity in months (optional)');
  expect(field.value).toBe('36');
  await user.clear(field);
  await user.type(field, '121');
  await user.click(button('Save class type'));
  expect(screen.getAllByText('The validity must be a whole number of months from 1 to 120')).toHaveLength(2);
  expect(api.callsOf('ClassTypeUpdate')).toEqual([]);
  await user.clear(field);
  await user.type(field, '24');
  await user.click(button('Save class type'));
  await screen.findByText(/is saved\.$/);
  expect(api.callsOf('ClassTypeUpdate')[0]?.variables).toMatchObject({ input: { certificateMonths: 24 } });
});

import { cleanup, screen, waitFor } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { smallOffice } from '../testing/office-rows';

let api: StubApi;

const view = (changes: object = {}) => ({
  __typename: 'SavedView',
  id: 'v1',
  page: 'bookings',
  name: 'Unpaid',
  parameters: 'payment=pending',
  isShared: false,
  isDefault: false,
  isMine: true,
  ownerName: 'Dana Young',
  version: 1,
  ...changes,
});
const theirs = view({ id: 'v2', name: 'Provo', parameters: 'city=Provo', isMine: false, ownerName: 'Vera' });

beforeEach(() => {
  api = smallOffice().on('SavedViews', () => data({ savedViews: [view(), theirs] }));
});

const open = (search = '') => openPage(<BookingsPage />, `/admin/bookings${search}`);
const address = () => screen.getByTestId('address').textContent;
const inputOf = (operation: string) => api.callsOf(operation).at(-1)?.variables['input'];

describe('saved views', () => {
  it('link to their addresses, with their owners, and the button names the current one', async () => {
    const user = open('?sort=name');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        'Everything',
        'Unpaid',
        'Provo · Vera',
        'Save this view…',
      ]),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Unpaid' }));
    expect(address()).toBe('/admin/bookings?payment=pending');
    expect(await screen.findByRole('button', { name: 'View: Unpaid' })).toBeTruthy();
  });

  it('keep the filters of the address, sorted, without the page; an error is displayed at the name', async () => {
    api.on('SavedViewCreate', () =>
      refusal('BAD_USER_INPUT', { name: 'You have a view of this name already' }),
    );
    const user = open('?status=confirmed&city=Provo&page=2&after=x&students=');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(screen.getByRole('menuitem', { name: 'Save this view…' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Name required')).not.toHaveLength(0);
    await user.type(screen.getByLabelText('Name'), 'Provo, confirmed');
    await user.click(screen.getByRole('checkbox', { name: 'The whole office sees it' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('You have a view of this name already')).not.toHaveLength(0);
    expect(inputOf('SavedViewCreate')).toEqual({
      idempotencyKey: expect.any(String) as unknown,
      page: 'bookings',
      name: 'Provo, confirmed',
      parameters: 'city=Provo&status=confirmed',
      isShared: true,
      isDefault: false,
    });
    api.on('SavedViewCreate', () => data({ createSavedView: view({ id: 'v3' }) }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The view “Provo, confirmed” is saved.')).toBeTruthy();
  });

  it('take no input while they are being saved, because the form then closes', async () => {
    api.on('SavedViewCreate', () => data({ createSavedView: view({ id: 'v3' }) }));
    const user = open('?status=confirmed');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(screen.getByRole('menuitem', { name: 'Save this view…' }));
    const release = api.hold('SavedViewCreate');
    await user.type(screen.getByLabelText('Name'), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(screen.getByLabelText('Name'), ' too');
    await user.click(screen.getByRole('checkbox', { name: 'The whole office sees it' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mine');
    expect(screen.getByRole('checkbox', { name: 'The whole office sees it' })).toHaveProperty(
      'checked',
      false,
    );
    release();
    expect(await screen.findByText('The view “Mine” is saved.')).toBeTruthy();
  });

  it('are renamed and deleted where they are listed, and a deletion is undone', async () => {
    api
      .on('SavedViewUpdate', () => data({ updateSavedView: view({ name: 'To be paid', version: 2 }) }))
      .on('SavedViewDelete', () => data({ deleteSavedView: { __typename: 'DeletedRecord', id: 'v1' } }))
      .on('SavedViewRestore', () => data({ restoreSavedView: view({ version: 4 }) }));
    const user = open('?payment=pending');
    await user.click(await screen.findByRole('button', { name: 'View: Unpaid' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit “Unpaid”…' }));
    await user.click(screen.getByRole('checkbox', { name: 'Open my list with it' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(inputOf('SavedViewUpdate')).toMatchObject({
        id: 'v1',
        version: 1,
        isDefault: true,
        name: 'Unpaid',
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^View: / }));
    await user.click(screen.getByRole('menuitem', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(inputOf('SavedViewRestore')).toEqual({ id: 'v1' }));
  });

  it('open the list by default, unless the address has parameters or everything is chosen', async () => {
    api.on('SavedViews', () => data({ savedViews: [view({ isDefault: true })] }));
    const user = open();
    await waitFor(() => expect(address()).toBe('/admin/bookings?payment=pending'));
    await user.click(await screen.findByRole('button', { name: 'View: Unpaid' }));
    await user.click(screen.getByRole('menuitem', { name: 'Everything' }));
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy();
    expect(address()).toBe('/admin/bookings');
    cleanup();
    open('?q=rosa');
    await screen.findByRole('button', { name: 'Views' });
    expect(address()).toBe('/admin/bookings?q=rosa');
  });
});

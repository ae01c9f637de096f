import { screen, within } from '@testing-library/react';

import { smallOffice } from '../../features/bookings/office/testing/office-rows';
import { openApp, preparePage } from '../testing/open-app';
import { site } from '../testing/sample-classes';
import { logInAs } from '../testing/sample-office';
import { data } from '../testing/stub-api';

beforeEach(() => {
  preparePage();
  logInAs('admin');
  smallOffice().on('Site', () => data(site));
});

const search = () => screen.findByLabelText<HTMLInputElement>('Search name, email, phone, company or number');

describe('the keyboard shortcuts of the console', () => {
  it('focus the search, and have no effect in a field', async () => {
    const user = await openApp('/admin/bookings');
    const field = await search();
    await user.keyboard('/');
    expect(document.activeElement).toBe(field);
    await user.keyboard('/?');
    expect(field.value).toBe('/?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are listed, and stay switched off', async () => {
    const user = await openApp('/admin/bookings');
    const field = await search();
    await user.keyboard('?');
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.keyboard('?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).not.toBe(field);
    expect(localStorage.getItem('shortcuts')).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /work on every page/ }).checked).toBe(
      false,
    );
  });
});

import { screen } from '@testing-library/react';

import { bookingServer } from '../testing/booking-server';
import { openSite } from '../testing/open-site';
import { classId } from '../testing/sample-answers';
import type { StubServer } from '../testing/stub-server';
import { en, field, fillIn, goToPayment } from '../testing/visitor';

const formAt = `/book/${classId}`;
const paymentAt = `${formAt}?step=payment`;

let server: StubServer;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = bookingServer();
});

describe('what was typed', () => {
  it('survives a reload, but for the passwords', async () => {
    const { user, unmount } = await openSite(formAt, server);
    await fillIn(user);
    await user.click(field(en.account));
    await user.type(field(en.password), 'correct horse');
    await user.type(field(en.confirmPassword), 'correct horse');
    unmount();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct horse');

    await openSite(formAt, server);
    await screen.findByLabelText(en.firstName);
    expect(field(en.firstName).value).toBe('Ana');
    expect(field(en.terms).checked).toBe(true);
    expect(field(en.password).value).toBe('');
    expect(screen.getByText('Please type your password again')).toBeTruthy();
  });

  it('stays through Payment and back, with the passwords', async () => {
    const { user, back, address } = await openSite(formAt, server);
    await fillIn(user);
    await user.click(field(en.account));
    await user.type(field(en.password), 'correct horse');
    await user.type(field(en.confirmPassword), 'correct horse');
    await user.click(screen.getByRole('button', { name: en.next }));
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(address()).toBe(paymentAt);

    await back();
    expect(address()).toBe(formAt);
    expect(field(en.password).value).toBe('correct horse');
    expect(field(en.lastName).value).toBe('Peña');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is not lost to an unreadable draft', async () => {
    sessionStorage.setItem(`booking-draft:${classId}`, '{"values":{"firstName":{}}}');
    await openSite(formAt, server);
    expect((await screen.findByLabelText<HTMLInputElement>(en.firstName)).value).toBe('');
  });
});

describe('the Payment step', () => {
  it('shows every answer and asks for no card', async () => {
    const { user } = await openSite(formAt, server);
    await goToPayment(user);
    expect(screen.getByText('ana@example.com')).toBeTruthy();
    expect(screen.getByText('(801) 555-0163')).toBeTruthy();
    expect(screen.getByText('Nothing is charged today.')).toBeTruthy();
    expect(screen.getByText(/Cancel 48 or more hours before class/)).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(document.title).toBe('Payment, step 2 of 2 – Book a seat');
  });

  it('leads from an answer back to its field', async () => {
    const { user, address } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(screen.getByRole('link', { name: 'Change Email' }));
    expect(address()).toBe(formAt);
    expect(document.activeElement).toBe(field(en.email));
  });

  it('is not reached without valid information', async () => {
    const { address } = await openSite(paymentAt, server);
    await screen.findByRole('button', { name: en.next });
    expect(address()).toBe(formAt);
  });

  it('is still there after a reload', async () => {
    const { user, unmount } = await openSite(formAt, server);
    await goToPayment(user);
    unmount();
    const { address } = await openSite(paymentAt, server);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(address()).toBe(paymentAt);
  });

  it('goes back to the passwords after a reload, since they are not kept', async () => {
    const { user, unmount } = await openSite(formAt, server);
    await fillIn(user);
    await user.click(field(en.account));
    await user.type(field(en.password), 'correct horse');
    await user.type(field(en.confirmPassword), 'correct horse');
    await user.click(screen.getByRole('button', { name: en.next }));
    await screen.findByRole('button', { name: 'Confirm booking' });
    unmount();

    const { address } = await openSite(paymentAt, server);
    await screen.findByText('Please type your password again');
    expect(address()).toBe(formAt);
    expect(document.activeElement).toBe(field(en.password));
  });
});

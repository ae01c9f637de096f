import { screen, waitFor } from '@testing-library/react';

import { clearDrafts } from '../../../ui/forms/stored-draft';
import { openSite } from '../testing/open-site';
import { siteResponse } from '../testing/sample-responses';
import { connectionLost, refusal, StubServer } from '../testing/stub-server';

beforeEach(clearDrafts);

it('does not say that nothing was sent if the response was lost', async () => {
  const server = new StubServer()
    .on('Site', () => siteResponse)
    .on('BookingLinkRequest', () => connectionLost());
  const { user } = await openSite('/find-booking', server);
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Confirmation number'), 'K7M4WX9P');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText(/^We got no answer, so the link may be on its way/)).toBeTruthy();
});

it('moves the focus to its heading after a request, and when the form is opened again', async () => {
  window.scrollTo = () => undefined;
  const server = new StubServer()
    .on('Site', () => siteResponse)
    .on('BookingLinkRequest', () => ({
      requestBookingLink: { __typename: 'RequestBookingLinkResult', isAccepted: true },
    }));
  const { user } = await openSite('/find-booking', server);
  const focusedHeading = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  };
  expect(document.activeElement).toBe(document.body);
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Confirmation number'), 'K7M4WX9P');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  await focusedHeading('Check your email');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await focusedHeading('Find my booking');
});

it('says why a request was refused, until something else is typed', async () => {
  const server = new StubServer()
    .on('Site', () => siteResponse)
    .on('BookingLinkRequest', () => refusal('RATE_LIMITED'));
  const { user } = await openSite('/find-booking', server);
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Confirmation number'), 'K7M4WX9P');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  await screen.findByText('Too many requests. Wait an hour, or call us.');
  await user.type(screen.getByLabelText('Email'), '.mx');
  expect(screen.queryByText(/^Too many requests/)).toBeNull();
});

it('keeps what was typed for a reload, until the link is requested', async () => {
  const server = new StubServer()
    .on('Site', () => siteResponse)
    .on('BookingLinkRequest', () => ({
      requestBookingLink: { __typename: 'RequestBookingLinkResult', isAccepted: true },
    }));
  const fields = () =>
    ['Email', 'Confirmation number'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  const from = (email: string) => ({ pathname: '/find-booking', state: { email } });

  const first = await openSite(from('an@example.com'), server);
  expect(fields()).toEqual(['an@example.com', '']);
  await first.user.clear(screen.getByLabelText('Email'));
  await first.user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await first.user.type(screen.getByLabelText('Confirmation number'), 'K7M4WX9P');
  first.unmount();

  const reloaded = await openSite(from('an@example.com'), server);
  expect(fields()).toEqual(['ana@example.com', 'K7M4WX9P']);
  reloaded.unmount();

  const { user, unmount } = await openSite(from('luz@example.com'), server);
  expect(fields()).toEqual(['luz@example.com', 'K7M4WX9P']);
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  unmount();
  await openSite('/find-booking', server);
  expect(fields()).toEqual(['', '']);
});

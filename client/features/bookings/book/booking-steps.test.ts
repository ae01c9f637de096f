import {
  isBusy,
  stepsReducer,
  visibleStep,
  initialSteps,
  redirectReason,
  type BookingSteps,
  type StepEvent,
} from './booking-steps';

const fresh = initialSteps({ hasAccount: false, isUnanswered: false });
const withAccount = initialSteps({ hasAccount: true, isUnanswered: false });
const after = (steps: BookingSteps, ...events: StepEvent[]) => events.reduce(stepsReducer, steps);

const sending = after(fresh, { type: 'informationCompleted' }, { type: 'sent' });
const answered = (outcome: Extract<StepEvent, { type: 'answered' }>['outcome']) =>
  after(sending, { type: 'answered', outcome });
const booked = answered({ kind: 'booked', confirmation: { to: '/booking-confirmation/b1', state: null } });
const lost = answered({ kind: 'failed', failure: 'lost' });
const refused = answered({ kind: 'refusedFields', errors: { email: 'Invalid email' } });

describe('the initial state of a booking', () => {
  it('has no request', () => {
    expect(fresh.submission).toEqual({ state: 'none' });
  });

  it('reports a lost connection if the last outcome is unknown', () => {
    const { submission } = initialSteps({ hasAccount: false, isUnanswered: true });
    expect(submission).toEqual({ state: 'failed', failure: 'lost' });
  });

  it('lacks the passwords of a draft with an account until the information is complete', () => {
    expect(withAccount.passwordsLost).toBe(true);
    expect(after(withAccount, { type: 'informationCompleted' }).passwordsLost).toBe(false);
  });
});

describe('the Payment step', () => {
  it('redirects to incomplete information', () => {
    expect(redirectReason(fresh, 'payment', false)).toBe('informationMissed');
    expect(redirectReason(lost, 'payment', false)).toBe('informationMissed');
    expect(redirectReason(fresh, 'payment', true)).toBeNull();
    expect(redirectReason(fresh, 'information', false)).toBeNull();
  });

  it('is displayed during and after the booking request', () => {
    expect(redirectReason(sending, 'payment', false)).toBeNull();
    expect(redirectReason(booked, 'payment', false)).toBeNull();
  });

  it('redirects to rejected values until they are completed again', () => {
    expect(redirectReason(refused, 'payment', true)).toBe('refused');
    const completed = after(refused, { type: 'informationCompleted' });
    expect(redirectReason(completed, 'payment', true)).toBeNull();
  });

  it('stays on the page after a booking, whatever the address while unmounting', () => {
    expect(visibleStep(booked, 'information')).toBe('payment');
    expect(visibleStep(sending, 'information')).toBe('information');
  });
});

describe('the focus after a change of step', () => {
  it('is on the heading', () => {
    expect(after(fresh, { type: 'informationCompleted' }).focus).toBe('heading');
  });

  it('is on the field to be changed, and on the heading the next time', () => {
    const changing = after(fresh, { type: 'changeRequested', field: 'email' });
    expect(changing.focus).toBe('email');
    expect(after(changing, { type: 'stepShown' }).focus).toBe('heading');
  });

  it('is on the password if only that was lost in a reload', () => {
    expect(after(withAccount, { type: 'informationMissed' }).focus).toBe('password');
    expect(after(fresh, { type: 'informationMissed' }).focus).toBe('heading');
  });

  it('is on the error summary if the server rejected values', () => {
    expect(refused.focus).toBe('errorSummary');
  });
});

describe('the booking request', () => {
  it('is in progress from the click until the response, and stays so once booked', () => {
    expect([fresh, sending, lost, refused, booked].map(isBusy)).toEqual([false, true, false, false, true]);
  });

  it('is kept if the information is completed again meanwhile', () => {
    expect(after(sending, { type: 'informationCompleted' }).submission).toEqual({ state: 'sending' });
  });

  it('displays its failure until it is sent again or the information changes', () => {
    expect(lost.submission).toEqual({ state: 'failed', failure: 'lost' });
    expect(after(lost, { type: 'sent' }).submission).toEqual({ state: 'sending' });
    expect(after(lost, { type: 'informationCompleted' }).submission).toEqual({ state: 'none' });
  });

  it('is reset if no seat was available', () => {
    expect(answered({ kind: 'full' }).submission).toEqual({ state: 'none' });
    expect(answered({ kind: 'closed' }).submission).toEqual({ state: 'none' });
  });
});

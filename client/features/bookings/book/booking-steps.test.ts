import {
  isBusy,
  nextSteps,
  shownStep,
  startSteps,
  turnBackReason,
  type BookingSteps,
  type StepEvent,
} from './booking-steps';

const fresh = startSteps({ hasAccount: false, isUnanswered: false });
const withAccount = startSteps({ hasAccount: true, isUnanswered: false });
const after = (steps: BookingSteps, ...events: StepEvent[]) => events.reduce(nextSteps, steps);

const sending = after(fresh, { type: 'informationCompleted' }, { type: 'sent' });
const answered = (outcome: Extract<StepEvent, { type: 'answered' }>['outcome']) =>
  after(sending, { type: 'answered', outcome });
const booked = answered({ kind: 'booked', bookingId: 'b1' });
const lost = answered({ kind: 'failed', failure: 'lost' });
const refused = answered({ kind: 'refusedFields', errors: { email: 'Invalid email' } });

describe('a booking that starts', () => {
  it('has asked for nothing yet', () => {
    expect(fresh.submission).toEqual({ state: 'none' });
  });

  it('says that the connection was lost when the last answer never came', () => {
    const { submission } = startSteps({ hasAccount: false, isUnanswered: true });
    expect(submission).toEqual({ state: 'failed', failure: 'lost' });
  });

  it('misses the passwords of a draft with an account until the information is complete', () => {
    expect(withAccount.passwordsLost).toBe(true);
    expect(after(withAccount, { type: 'informationCompleted' }).passwordsLost).toBe(false);
  });
});

describe('the Payment step', () => {
  it('leads back to information that is not complete', () => {
    expect(turnBackReason(fresh, 'payment', false)).toBe('informationMissed');
    expect(turnBackReason(lost, 'payment', false)).toBe('informationMissed');
    expect(turnBackReason(fresh, 'payment', true)).toBeNull();
    expect(turnBackReason(fresh, 'information', false)).toBeNull();
  });

  it('stays while the seat is being booked, and after it is', () => {
    expect(turnBackReason(sending, 'payment', false)).toBeNull();
    expect(turnBackReason(booked, 'payment', false)).toBeNull();
  });

  it('leads back to answers that the server refused, until they are completed again', () => {
    expect(turnBackReason(refused, 'payment', true)).toBe('refused');
    const completed = after(refused, { type: 'informationCompleted' });
    expect(turnBackReason(completed, 'payment', true)).toBeNull();
  });

  it('stays on the page after a booking, whatever the address says on the way out', () => {
    expect(shownStep(booked, 'information')).toBe('payment');
    expect(shownStep(sending, 'information')).toBe('information');
  });
});

describe('the focus after a change of step', () => {
  it('goes to the heading', () => {
    expect(after(fresh, { type: 'informationCompleted' }).focus).toBe('heading');
  });

  it('goes to the answer that is to be changed, and to the heading the next time', () => {
    const changing = after(fresh, { type: 'changeRequested', field: 'email' });
    expect(changing.focus).toBe('email');
    expect(after(changing, { type: 'stepShown' }).focus).toBe('heading');
  });

  it('goes to the password when only that was lost to a reload', () => {
    expect(after(withAccount, { type: 'informationMissed' }).focus).toBe('password');
    expect(after(fresh, { type: 'informationMissed' }).focus).toBe('heading');
  });

  it('is left to the summary of errors when the server refused some answers', () => {
    expect(refused.focus).toBe('errorSummary');
  });
});

describe('the request for the seat', () => {
  it('is at work from the press until the answer, and for good when the seat is booked', () => {
    expect([fresh, sending, lost, refused, booked].map(isBusy)).toEqual([false, true, false, false, true]);
  });

  it('is not forgotten when the information is completed once more meanwhile', () => {
    expect(after(sending, { type: 'informationCompleted' }).submission).toEqual({ state: 'sending' });
  });

  it('shows why it failed until it is sent again or the information is changed', () => {
    expect(lost.submission).toEqual({ state: 'failed', failure: 'lost' });
    expect(after(lost, { type: 'sent' }).submission).toEqual({ state: 'sending' });
    expect(after(lost, { type: 'informationCompleted' }).submission).toEqual({ state: 'none' });
  });

  it('leaves nothing behind when there was no seat to be had', () => {
    expect(answered({ kind: 'full' }).submission).toEqual({ state: 'none' });
    expect(answered({ kind: 'closed' }).submission).toEqual({ state: 'none' });
  });
});

import { outboxProblemOf, outboxStateOf } from './outbox-message.rules.js';

const at = new Date('2027-01-11T16:00:00.000Z');
const nothing = { sentAt: null, failedAt: null, retryAt: null, handledAt: null };

it.each([
  ['queued', {}],
  ['retrying', { retryAt: at }],
  ['failed', { failedAt: at, retryAt: at }],
  ['handled', { failedAt: at, handledAt: at }],
  ['sent', { sentAt: at, failedAt: at, handledAt: at }],
])('is %s', (state, changes) => {
  expect(outboxStateOf({ ...nothing, ...changes })).toBe(state);
});

it.each([
  ['EENVELOPE 550', 'addressRefused'],
  ['EMAILBOX 552', 'mailboxFull'],
  ['EMESSAGE 554', 'mailRefused'],
  ['ESENDER 550', 'senderRefused'],
  ['EAUTH 535', 'logInRefused'],
  ['EAUTH', 'logInRefused'],
  ['EENVELOPE 451', 'laterPlease'],
  ['ETIMEDOUT', 'noAnswer'],
  ['ECONNECTION', 'unreachable'],
  ['ESOCKET', 'unreachable'],
  ['SMS 400 21211', 'numberRefused'],
  ['SMS 400 21614', 'numberRefused'],
  ['SMS 400 21610', 'recipientStopped'],
  ['SMS 401 20003', 'textAccountRefused'],
  ['SMS 400 21606', 'textAccountRefused'],
  ['SMS 400 21608', 'textAccountRefused'],
  ['SMS 400 21659', 'textAccountRefused'],
  ['SMS 402', 'textAccountRefused'],
  ['SMS 404 20404', 'textAccountRefused'],
  ['SMS 408', 'textServiceBusy'],
  ['SMS 429', 'textServiceBusy'],
  ['SMS 503', 'textServiceBusy'],
  ['SMS ECONNREFUSED', 'textServiceBusy'],
  ['ENOSPC', 'notStored'],
  ['Error', 'notWritten'],
  ['INTERRUPTED', 'interrupted'],
  ['EWHATEVER', 'other'],
])('classifies %s as %s', (lastError, problem) => {
  expect(outboxProblemOf(lastError)).toBe(problem);
});

it('has no problem if nothing failed', () => {
  expect(outboxProblemOf(null)).toBeNull();
});

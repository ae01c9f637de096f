import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PASSWORD_LENGTH } from './features/accounts/passwords/password.rules.js';
import { MAX_CREW_SEATS } from './features/crews/crew.constants.js';
import { PURCHASE_ORDER } from './features/crews/purchase-order.rules.js';
import { MAX_COPIES, MAX_DAYS, MAX_VENUE_NOTE_LENGTH } from './features/schedule/schedule.constants.js';
import { timeZoneOf } from './features/schedule/venue-time/venue-time.rules.js';
import { STATES } from './features/schedule/venues/address.rules.js';
import { MAX_WAITING_SEATS } from './features/waiting/waiting.constants.js';
import { MAX_PRICE_CENTS } from './platform/money/money.js';

const CLIENT = join(__dirname, '../client');
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });

/** The client's value of a constant, as written. */
function writtenIn(file: string, constant: string): string | undefined {
  const pattern = new RegExp(`^(?:export )?const ${constant}\\b[^=]*=\\s*([^;]+);$`, 'm');
  return pattern.exec(sourceOf(file))?.[1];
}

function sourceOf(file: string): string {
  const path = files.find((each) => basename(each) === file) ?? file;
  return readFileSync(join(CLIENT, path), 'utf8');
}

function spanishText(id: string): string | undefined {
  const entry = new RegExp(`"${id.replaceAll('.', '\\.')}": "(.*)"`);
  return files
    .filter((file) => /^i18n\/es\/.*\.json$/.test(file))
    .map((file) => entry.exec(sourceOf(file))?.[1])
    .find((text) => text !== undefined);
}

/** Digits may be grouped. */
const plain = (value: string | undefined) => value?.replaceAll('_', '');

describe('a value of the server that the client repeats', () => {
  it.each([
    ['crew-people.ts', 'maxCrewSeats', MAX_CREW_SEATS],
    ['waiting-form.ts', 'maxSeats', MAX_WAITING_SEATS],
    ['venue-form.ts', 'noteLength', MAX_VENUE_NOTE_LENGTH],
    ['class-days.ts', 'maxDays', MAX_DAYS],
    ['copy-plan.ts', 'maxCopies', MAX_COPIES],
    ['dollars.ts', 'maxCents', MAX_PRICE_CENTS],
    ['account-forms.ts', 'minPasswordLength', PASSWORD_LENGTH.min],
    ['account-forms.ts', 'maxPasswordLength', PASSWORD_LENGTH.max],
    ['booking-fields.ts', 'minPasswordLength', PASSWORD_LENGTH.min],
    ['booking-fields.ts', 'maxPasswordLength', PASSWORD_LENGTH.max],
    ['person-patterns.ts', 'purchaseOrder', PURCHASE_ORDER],
  ])('is the same in %s (%s)', (file, constant, value) => {
    expect(plain(writtenIn(file, constant))).toBe(plain(String(value)));
  });

  it.each([
    ['account.messages.ts', 'account.passwordHint', [PASSWORD_LENGTH.min]],
    ['account-problem.messages.ts', 'account.problem.passwordShort', [PASSWORD_LENGTH.min]],
    ['account-problem.messages.ts', 'account.problem.passwordLong', [PASSWORD_LENGTH.max]],
    ['booking-form.messages.ts', 'booking.information.passwordHint', Object.values(PASSWORD_LENGTH)],
    ['booking-problem.messages.ts', 'booking.error.passwordLength', Object.values(PASSWORD_LENGTH)],
  ])('is the same in the text of %s (%s) in both languages', (file, id, values) => {
    const [, english] = new RegExp(`id: '${id}',\\s+defaultMessage: '(.*)'`).exec(sourceOf(file)) ?? [];
    const spanish = spanishText(id);
    for (const text of [english, spanish]) expect(text?.match(/\d+/g)?.map(Number)).toEqual(values);
  });

  it('is the same time zone for each state', () => {
    const zones = writtenIn('venue-zone.ts', 'zoneOfState')?.matchAll(/(\w+): '([^']+)'/g) ?? [];
    expect(Object.fromEntries([...zones].map(([, state, zone]) => [state, zone]))).toEqual(
      Object.fromEntries(STATES.map((state) => [state, timeZoneOf(state)])),
    );
  });
});

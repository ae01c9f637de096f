import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PASSWORD_LENGTH } from './features/accounts/passwords/password.rules.js';
import { MAX_CREW_SEATS } from './features/crews/crew.constants.js';
import { PURCHASE_ORDER } from './features/crews/purchase-order.rules.js';
import { SHIPPED_REPORTS } from './features/reports/saved/shipped-reports.constants.js';
import { MAX_COPIES, MAX_DAYS, MAX_VENUE_NOTE_LENGTH } from './features/schedule/schedule.constants.js';
import { timeZoneOf } from './features/schedule/venue-time/venue-time.rules.js';
import { STATES } from './features/schedule/venues/address.rules.js';
import { MAX_FOUND } from './features/search/search.constants.js';
import { MAX_WAITING_SEATS } from './features/waiting/waiting.constants.js';
import { foldForSearch } from './platform/database/search.js';
import { MAX_PRICE_CENTS } from './platform/money/money.js';

const CLIENT = join(__dirname, '../client');
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });

/** What a file of the client exports. The compiler would not resolve its imports as the server's. */
function exportsOf(file: string): Record<string, unknown> {
  const path = files.find((each) => basename(each) === file) ?? file;
  return jest.requireActual(join(CLIENT, path));
}

/** The text of a message in its file, in English. */
function englishText(file: string, id: string): string | undefined {
  const messages = Object.values(exportsOf(file)).flatMap((group) =>
    Object.values(group as Record<string, { id: string; defaultMessage: string }>),
  );
  return messages.find((message) => message.id === id)?.defaultMessage;
}

function spanishText(id: string): unknown {
  const catalogues = files.filter((file) => /^i18n\/es\/.*\.json$/.test(file));
  return catalogues.map((file) => exportsOf(file)[id]).find((text) => text !== undefined);
}

describe('a value of the server that the client repeats', () => {
  it.each([
    ['crew-people.ts', 'maxCrewSeats', MAX_CREW_SEATS],
    ['waiting-form.ts', 'maxSeats', MAX_WAITING_SEATS],
    ['venue-form.ts', 'noteLength', MAX_VENUE_NOTE_LENGTH],
    ['class-days.ts', 'maxDays', MAX_DAYS],
    ['copy-plan.ts', 'maxCopies', MAX_COPIES],
    ['search-results.ts', 'maxFound', MAX_FOUND],
    ['dollars.ts', 'maxCents', MAX_PRICE_CENTS],
    ['account-forms.ts', 'minPasswordLength', PASSWORD_LENGTH.min],
    ['account-forms.ts', 'maxPasswordLength', PASSWORD_LENGTH.max],
    ['booking-fields.ts', 'minPasswordLength', PASSWORD_LENGTH.min],
    ['booking-fields.ts', 'maxPasswordLength', PASSWORD_LENGTH.max],
    ['person-patterns.ts', 'purchaseOrder', PURCHASE_ORDER],
  ])('is the same in %s (%s)', (file, constant, value) => {
    expect(exportsOf(file)[constant]).toEqual(value);
  });

  it.each([
    ['account.messages.ts', 'account.passwordHint', [PASSWORD_LENGTH.min]],
    ['account-problem.messages.ts', 'account.problem.passwordShort', [PASSWORD_LENGTH.min]],
    ['account-problem.messages.ts', 'account.problem.passwordLong', [PASSWORD_LENGTH.max]],
    ['booking-form.messages.ts', 'booking.information.passwordHint', Object.values(PASSWORD_LENGTH)],
    ['booking-problem.messages.ts', 'booking.error.passwordLength', Object.values(PASSWORD_LENGTH)],
  ])('is the same in the text of %s (%s) in both languages', (file, id, values) => {
    for (const text of [englishText(file, id), spanishText(id)])
      expect(String(text).match(/\d+/g)?.map(Number)).toEqual(values);
  });

  it('is the same name of each report that comes with the product, in both languages', () => {
    const names = SHIPPED_REPORTS.map(({ id, name }) => [id, name.text]);
    const repeated = SHIPPED_REPORTS.map(({ id }) => {
      const message = `admin.reportName.${id}`;
      return [id, { en: englishText('report-names.messages.ts', message), es: spanishText(message) }];
    });
    expect(repeated).toEqual(names);
    expect(exportsOf('report-keywords.ts')['reportKeywords']).toEqual(
      SHIPPED_REPORTS.map(({ id, name }) => [id, foldForSearch(name.text.en, name.text.es)]),
    );
  });

  it('is the same time zone for each state', () => {
    expect(exportsOf('venue-zone.ts')['zoneOfState']).toEqual(
      Object.fromEntries(STATES.map((state) => [state, timeZoneOf(state)])),
    );
  });
});

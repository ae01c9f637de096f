import { bookSeats } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { bookCrew } from '../../testing/crews.js';
import { StatementLog } from '../../testing/statement-log.js';
import { planOf } from '../../testing/statement-plan.js';
import { join } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';

/** The indexes of people who are neither students nor attendees. */
const CONTACTS = [/waiting_list_entry_search/, /crew_booking_search/, /contact_message_search/];
/** Search texts, and the indexes they use. */
const TERMS: [string, RegExp[]][] = [
  ['maria munoz', [/booking_search/, /student_search/, /class_(instance_)?search/, ...CONTACTS]],
  ['mu', [/booking_name/, /student_name/, ...CONTACTS]],
  ['k7m2', [/booking_confirmation_number/, /booking_search/]],
  ['(801) 555-0117', [/booking_phone\b/, /student_phone\b/, ...CONTACTS]],
  ['555-0117', [/booking_phone_end/, /booking_phone\b/, /student_phone_end/, /student_phone\b/]],
  ['801', [/booking_phone\b/, /student_phone\b/]],
  ['st. george 2027-01-25', [/class_(instance_)?search|class_instance_starts_at/, /class_day/]],
  ['forklift', [/class_instance_class_type/, /class_(instance_)?search/]],
  ['december', [/class_day_of_date/, /class_(instance_)?search/]],
  ['forklift mar', [/class_day_of_date/, /class_(instance_)?search/]],
  ['sábado dic 2026 montacargas', [/class_day_of_date/, /class_(instance_)?search/]],
];
/** Phone numbers in a search of a list, and the indexes they use. */
const PHONES: [string, string[]][] = [
  ['(801) 555-0117', ['phone']],
  ['8015550117', ['phone', 'search']],
  ['0117', ['phone_end', 'phone', 'search']],
  ['801', ['phone', 'search']],
];
/** Growing tables, whose rows must be read through an index. */
const GROWING =
  /\b(booking|student|class_instance|class_day|instance|days?|found|waiting_list_entry|seat_offer|SeatOfferEntity|crew_booking|contact_message)\b/;

describe.each(DATABASES)('the query plans of the search on %s', (kind) => {
  const world = useWorld(kind);

  it.each(TERMS)('contain no scan of a growing table for %j', async (text, indexes) => {
    await expectIndexes(() => world.services.search.find(world.guest(), text, 5), indexes);
  });

  it.each(PHONES)('contain no scan of a growing table in lists of people for %j', async (search, names) => {
    const { bookingLists, students } = world.services;
    const indexes = ['booking', 'student'].flatMap((table) =>
      names.map((name) => new RegExp(`${table}_${name}\\b`)),
    );
    await expectIndexes(async () => {
      const newest = { sort: 'booked', direction: 'descending' } as const;
      const byName = { sort: 'name', direction: 'ascending' } as const;
      await (await bookingLists.page(world.guest(), { search }, newest, { first: 10 })).count(1001);
      await (await students.page({ search }, byName, { first: 10 })).count(1001);
    }, indexes);
  });

  async function expectIndexes(work: () => Promise<unknown>, indexes: readonly RegExp[]): Promise<void> {
    const { id } = await makeClass(world, { maxAttendees: 5 });
    await bookSeats(world, id, 3);
    const person = { firstName: 'María', lastName: 'Muñoz', email: 'mm@example.com', phone: '801 555 0117' };
    await bookCrew(world, id, 1, { unnamedSeats: 1, contact: person });
    await join(world, id, person);
    await world.services.contact.send(world.guest(), {
      ...person,
      name: 'María Muñoz',
      subject: 'other',
      message: 'Hola',
    });
    const log = StatementLog.of(world.database.reader);
    await work();
    const statements = [...log.statements];
    expect(statements.length).toBeGreaterThan(2);
    const plans: string[] = [];
    for (const statement of statements) {
      const plan = await planOf(world, statement);
      const scans = plan.filter((line) =>
        kind === 'sqlite'
          ? /^SCAN /.test(line) &&
            GROWING.test(line) &&
            !/VIRTUAL TABLE|SCAN part_|SCAN \(subquery/.test(line)
          : /Seq Scan/.test(line) && GROWING.test(line),
      );
      expect(scans).toEqual([]);
      plans.push(...plan);
    }
    for (const index of indexes) expect(plans.join('\n')).toMatch(index);
  }
});

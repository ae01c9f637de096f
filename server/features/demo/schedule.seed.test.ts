import { Temporal } from 'temporal-polyfill';
import { demoClassTypes } from './class-types.seed.js';
import { formatAddress, parseAddress } from '../schedule/venues/address.rules.js';
import { dayProblems } from '../schedule/days/class-days.rules.js';
import { demoRuns, pastDemoRuns } from './runs.seed.js';
import { demoSchedule, pastDemoSchedule, type DemoClassInstance } from './schedule.seed.js';
import { INSTRUCTION_LANGUAGES } from '../schedule/schedule.constants.js';

const TODAY = '2026-11-16';
const schedule = demoSchedule(TODAY);
/** Every third day of two years, which combines each weekday with each holiday season. */
const manyDays = Array.from({ length: 244 }, (_, n) =>
  Temporal.PlainDate.from('2026-01-01')
    .add({ days: 3 * n })
    .toString(),
);

const seatsLeft = ({ maxAttendees, taken }: DemoClassInstance): number => maxAttendees - taken;
const firstDate = ({ days }: DemoClassInstance): string => days[0]?.date ?? '';
const outreach = schedule.filter(({ classTypeKey }) => /^osha-[13]0/.test(classTypeKey));

function hours(startTime: string, endTime: string): number {
  return Temporal.PlainTime.from(startTime).until(endTime).total('hours');
}

describe('demoSchedule', () => {
  it('has 28 to 34 classes, soonest first', () => {
    expect(schedule.length).toBeGreaterThanOrEqual(28);
    expect(schedule.length).toBeLessThanOrEqual(34);
    const dates = schedule.map(firstDate);
    expect(dates).toEqual(dates.toSorted());
  });

  it('is the same for the same date', () => {
    expect(demoSchedule(TODAY)).toEqual(schedule);
  });

  it.each(['2026-03-02', TODAY, '2026-12-14', '2027-06-28'])(
    'starts on the day after %s and lasts at most eight weeks',
    (today) => {
      const dates = demoSchedule(today).flatMap(({ days }) => days.map(({ date }) => date));
      const from = Temporal.PlainDate.from(today).add({ days: 2 }).toString();
      const to = Temporal.PlainDate.from(today).add({ weeks: 8 }).toString();
      expect(dates.filter((date) => date < from || date > to)).toEqual([]);
    },
  );

  it('has all past classes within the three weeks before, whatever the date', () => {
    for (const today of manyDays) {
      const classes = pastDemoSchedule(today);
      const dates = classes.flatMap(({ days }) => days.map(({ date }) => date));
      const from = Temporal.PlainDate.from(today).subtract({ weeks: 3 }).toString();
      expect([today, classes.length]).toEqual([today, pastDemoRuns.length]);
      expect([today, dates.filter((date) => date < from || date >= today)]).toEqual([today, []]);
    }
  });

  it('has every class on open days without clashes of places, whatever the date', () => {
    for (const today of manyDays) {
      const classes = demoSchedule(today);
      expect([today, classes.length]).toEqual([today, demoRuns.length]);
      const uses = classes.flatMap((each) => each.days.map((day) => ({ place: each.street1, ...day })));
      const clashes = uses.filter((use, index) =>
        uses
          .slice(index + 1)
          .some(
            (other) =>
              other.place === use.place &&
              other.date === use.date &&
              other.startTime < use.endTime &&
              use.startTime < other.endTime,
          ),
      );
      expect([today, clashes]).toEqual([today, []]);
    }
  });

  it('has no classes at Thanksgiving, at Christmas and on Sundays', () => {
    const dates = [...schedule, ...demoSchedule('2026-12-10')].flatMap(({ days }) =>
      days.map(({ date }) => date),
    );
    const closed = [
      '2026-11-26',
      '2026-11-27',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-01-18',
    ];
    expect(dates.filter((date) => closed.includes(date))).toEqual([]);
    expect(dates.filter((date) => Temporal.PlainDate.from(date).dayOfWeek === 7)).toEqual([]);
  });

  it('has classes on Saturdays and in the evening', () => {
    const days = schedule.flatMap((each) => each.days);
    expect(days.some(({ date }) => Temporal.PlainDate.from(date).dayOfWeek === 6)).toBe(true);
    expect(days.some(({ startTime }) => startTime >= '17:00')).toBe(true);
  });

  it.each(schedule)(
    'has valid days, place and seats for $classTypeKey in $city on $days.0.date',
    (instance) => {
      expect(dayProblems(instance.days)).toEqual([]);
      const { street1, street2, city, state, zip } = instance;
      expect(parseAddress(formatAddress(instance))).toEqual({ street1, street2, city, state, zip });
      expect(instance.locationName).not.toBe('');
      expect(instance.taken).toBeGreaterThanOrEqual(0);
      expect(seatsLeft(instance)).toBeGreaterThanOrEqual(0);
    },
  );

  it.each(schedule)(
    'has the hours of the class type for $classTypeKey of $days.0.date, with lunch and breaks',
    (instance) => {
      const type = demoClassTypes.find(({ key }) => key === instance.classTypeKey);
      const total = instance.days.reduce((sum, day) => sum + hours(day.startTime, day.endTime), 0);
      expect(total).toBeGreaterThanOrEqual(type?.durationHours ?? Infinity);
      expect(total).toBeLessThanOrEqual((type?.durationHours ?? 0) * 1.15);
    },
  );

  it.each(schedule)('has about the price of the class type for $classTypeKey of $days.0.date', (instance) => {
    const price = demoClassTypes.find(({ key }) => key === instance.classTypeKey)?.priceCents ?? 0;
    expect(instance.priceCents).toBeGreaterThanOrEqual(price);
    expect(instance.priceCents).toBeLessThanOrEqual(price * 1.15);
  });

  it('has classes of every active class type and of no inactive one', () => {
    const active = demoClassTypes.filter(({ isActive }) => isActive).map(({ key }) => key);
    expect(new Set(schedule.map(({ classTypeKey }) => classTypeKey))).toEqual(new Set(active));
  });

  it('has Outreach classes on enough days of limited length, with 3 to 40 people', () => {
    expect(outreach.length).toBeGreaterThan(0);
    for (const { classTypeKey, days, maxAttendees } of outreach) {
      expect(days.length).toBeGreaterThanOrEqual(classTypeKey.startsWith('osha-30') ? 4 : 2);
      expect(Math.max(...days.map((day) => hours(day.startTime, day.endTime)))).toBeLessThanOrEqual(8.5);
      expect(maxAttendees).toBeGreaterThanOrEqual(3);
      expect(maxAttendees).toBeLessThanOrEqual(40);
    }
  });

  it('has full, nearly full, large and empty classes', () => {
    const left = schedule.map(seatsLeft);
    expect(left.filter((seats) => seats === 0).length).toBeGreaterThanOrEqual(1);
    for (const few of [1, 2, 3, 4]) expect(left).toContain(few);
    expect(schedule.some(({ maxAttendees }) => maxAttendees > 20)).toBe(true);
    expect(schedule.some(({ taken }) => taken === 0)).toBe(true);
  });

  it('has later dates of the class type that is full', () => {
    for (const full of schedule.filter((each) => seatsLeft(each) === 0)) {
      const others = schedule.filter(
        (each) =>
          each.classTypeKey === full.classTypeKey && seatsLeft(each) > 0 && firstDate(each) > firstDate(full),
      );
      expect(others.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('is taught in all three languages, at least a third of it in Spanish', () => {
    const languages = schedule.map(({ language }) => language);
    expect(new Set(languages)).toEqual(new Set(INSTRUCTION_LANGUAGES));
    expect(languages.filter((language) => language === 'es').length).toBeGreaterThanOrEqual(
      schedule.length / 3,
    );
  });

  it('has at least three cities in two states', () => {
    expect(new Set(schedule.map(({ city }) => city)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(schedule.map(({ state }) => state)).size).toBeGreaterThanOrEqual(2);
  });
});

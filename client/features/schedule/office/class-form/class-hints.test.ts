import { hintsFor } from './class-hints';
import { withDays } from './class-days';
import { classForm, type ClassValues } from './class-form';
import { scheduledClass } from '../testing/scheduled-class';

const nothing = {
  today: '2026-11-22',
  warnings: [],
  instructorClashes: [],
  choices: { venues: [], instructors: [] },
  holidays: [],
};
const day = (date: string, startTime = '08:00', endTime = '16:00') => ({ date, startTime, endTime });

function kinds(values: ClassValues, typeName: string) {
  return hintsFor({ values, typeName, edited: undefined, clashing: [], ...nothing }).map(({ kind }) => kind);
}

it.each([
  ['OSHA 10-Hour Construction', 1, ['fewDays']],
  ['OSHA 10-Hour Construction', 2, []],
  ['OSHA 30-Hour Construction', 3, ['fewDays']],
  ['OSHA 30-Hour Construction', 4, []],
  ['OSHA 100 hazards', 1, []],
  ['Forklift Operator', 1, []],
])('hints at too few days for %s of %i days: %j', (name, count, expected) => {
  const days = Array.from({ length: count }, (_, index) => day(`2027-03-0${index + 1}`));
  expect(kinds(withDays(classForm.initial, days), name)).toEqual(expected);
});

it.each([
  ['2', ['groupSize']],
  ['3', []],
  ['40', []],
  ['41', ['groupSize']],
])('hints at a group of %s people in an Outreach class: %j', (maxAttendees, expected) => {
  const values = { ...withDays(classForm.initial, [day('2027-03-01'), day('2027-03-02')]), maxAttendees };
  expect(kinds(values, 'OSHA 10')).toEqual(expected);
});

it('hints at fewer seats than are taken only', () => {
  const edited = scheduledClass({ takenSeats: 5 });
  const hints = (maxAttendees: string) =>
    hintsFor({
      values: { ...classForm.initial, maxAttendees },
      typeName: undefined,
      edited,
      clashing: [],
      ...nothing,
    });
  expect(hints('4')).toEqual([{ kind: 'belowTaken', taken: 5 }]);
  expect(hints('5')).toEqual([]);
});

it('hints at the day on which another class is at the same venue', () => {
  const { classType } = scheduledClass();
  const clashing = [
    {
      id: 'c7',
      classType,
      days: ['2026-12-04', '2026-12-05'].map((date, index) => ({ dayNumber: index + 1, date })),
    },
  ];
  const values = withDays(classForm.initial, [day('2026-12-05'), day('2026-12-06')]);
  expect(hintsFor({ values, typeName: undefined, edited: undefined, clashing, ...nothing })).toEqual([
    { kind: 'clash', name: classType.name, nameEs: classType.nameEs, date: '2026-12-05' },
  ]);
});

it('hints at the class that the instructor teaches at that time', () => {
  const { id, classType } = scheduledClass();
  const instructorClashes = [{ classInstance: { id, classType }, date: '2026-12-05' }];
  const values = { ...classForm.initial, instructorName: 'Ana Ruiz ' };
  const subject = { values, typeName: undefined, edited: undefined, clashing: [], ...nothing };
  const { name, nameEs } = classType;
  expect(hintsFor({ ...subject, instructorClashes })).toEqual([
    { kind: 'instructorClash', instructor: 'Ana Ruiz', name, nameEs, date: '2026-12-05' },
  ]);
});

it.each([
  ['2026-11-21', undefined, ['inPast']],
  ['2026-11-22', undefined, []],
  ['2026-11-21', '2026-11-21', []],
  ['2026-11-20', '2026-11-21', ['inPast']],
])(
  'hints at a class that begins in the past, on %s, but did not before, on %s: %j',
  (date, before, expected) => {
    const edited =
      before === undefined
        ? undefined
        : scheduledClass({ days: scheduledClass().days.map((each) => ({ ...each, date: before })) });
    const values = withDays(classForm.initial, [day(date)]);
    const hints = hintsFor({ values, typeName: undefined, edited, clashing: [], ...nothing });
    expect(hints.map(({ kind }) => kind)).toEqual(expected);
  },
);

it.each([
  ['2028-11-22', undefined, []],
  ['2028-11-23', undefined, ['farAhead']],
  ['2926-12-31', undefined, ['farAhead']],
  ['2926-12-31', '2926-12-31', []],
  ['2926-12-31', '2926-12-30', ['farAhead']],
])(
  'hints at a day more than two years ahead, on %s, unless the class already had it, on %s: %j',
  (date, before, expected) => {
    const edited =
      before === undefined
        ? undefined
        : scheduledClass({ days: scheduledClass().days.map((each) => ({ ...each, date: before })) });
    const values = withDays(classForm.initial, [day('2026-12-01'), day(date)]);
    const hints = hintsFor({ values, typeName: undefined, edited, clashing: [], ...nothing });
    expect(hints).toEqual(expected.map((kind) => ({ kind, date })));
  },
);

it('hints at holidays among the days, not at those of a former date', () => {
  const values = withDays(classForm.initial, [day('2026-12-24'), day('2026-12-25')]);
  const christmas = { date: '2026-12-25', holiday: 'christmas', isObserved: false } as const;
  const newYear = { date: '2027-01-01', holiday: 'newYear', isObserved: false } as const;
  const subject = { values, typeName: undefined, edited: undefined, clashing: [], ...nothing };
  expect(hintsFor({ ...subject, holidays: [christmas, newYear] })).toEqual([
    { kind: 'holiday', ...christmas },
  ]);
});

import { crewOptions, crewProblems, officeCrewOptions, repeatedAttendees } from './crew.rules.js';

const CONTACT = 'elena@example.com';
const ana = { firstName: 'Ana', lastName: 'Ruiz' };
const luis = { firstName: 'Luis', lastName: 'Ortega' };
const problemsOf = (attendees: (typeof ana & { email?: string })[], unnamedSeats = 0) =>
  Object.entries(crewProblems({ attendees, unnamedSeats }, CONTACT)).map(([field, { text, values }]) => [
    field,
    text.en.slice(0, 30),
    values,
  ]);

describe('a crew', () => {
  it('has between one and twelve seats, named or not', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => ({ ...luis, firstName: `Luis ${index}` }));
    expect(problemsOf([])).toEqual([['attendees', 'Add somebody, or say how many ', undefined]]);
    expect(problemsOf([], 1)).toEqual([]);
    expect(problemsOf(twelve)).toEqual([]);
    expect(problemsOf(twelve, 1)).toEqual([['attendees', 'A crew has at most {most} seat', { most: 12 }]]);
  });

  it('contains nobody twice, in any spelling of the name; a different email is another person', () => {
    const again = { firstName: ' ana', lastName: 'RUIZ ' };
    expect(problemsOf([ana, luis, again])).toEqual([
      ['attendees.2.firstName', 'This person is on the list alr', { number: 1 }],
    ]);
    expect(problemsOf([ana, { ...ana, email: CONTACT.toUpperCase() }])).toHaveLength(1);
    expect(repeatedAttendees([ana, { ...ana, email: 'ana@example.com' }], CONTACT)).toEqual({});
  });
});

describe('the options of a crew’s contact', () => {
  const startsAt = new Date('2026-03-08T14:00:00.000Z');
  // The clocks change that night, so 48 elapsed hours differ from two calendar days.
  const deadline = new Date('2026-03-06T14:00:00.000Z');
  const facts = {
    policyVersion: 1,
    named: 4,
    unnamedSeats: 2,
    startsAt,
    availability: 'open' as const,
    seatsLeft: 20,
    movableNamed: 3,
    isMoved: false,
    priceCents: 20_000,
    seatPriceCents: 10_000,
  };
  const numbers = (changes: Partial<Parameters<typeof crewOptions>[0]>, now = deadline) => {
    const { nameableSeats, addableSeats, returnableSeats } = crewOptions({ ...facts, ...changes }, now);
    return [nameableSeats, addableSeats, returnableSeats];
  };

  it('are allowed until 48 elapsed hours before the class, inclusive', () => {
    expect(crewOptions(facts, deadline)).toMatchObject({ nameUntil: deadline, returnUntil: deadline });
    expect(numbers({})).toEqual([2, 6, 2]);
    expect(numbers({}, new Date(deadline.getTime() + 1))).toEqual([0, 0, 0]);
  });

  it('add no more seats than the class has left and a crew may have', () => {
    expect(numbers({ seatsLeft: 1 })).toEqual([2, 1, 2]);
    expect(numbers({ named: 11 })).toEqual([2, 0, 2]);
    expect(numbers({ availability: 'full', seatsLeft: 0 })).toEqual([2, 0, 2]);
  });

  it('add no seat at the price of a cheaper class that the crew was moved from', () => {
    expect(numbers({ isMoved: true })).toEqual([2, 0, 2]);
    expect(numbers({ isMoved: true, priceCents: 10_000 })).toEqual([2, 6, 2]);
  });

  it('move all seats together, unnamed ones until they can no longer be given back', () => {
    const moved = (changes: Partial<typeof facts> = {}, now = deadline) => {
      const { moveUntil, movableSeats } = crewOptions({ ...facts, ...changes }, now);
      return [moveUntil, movableSeats];
    };
    const after = new Date(deadline.getTime() + 1);
    expect(moved()).toEqual([deadline, 5]);
    expect(moved({}, after)).toEqual([deadline, 0]);
    expect(moved({ unnamedSeats: 0 }, after)).toEqual([startsAt, 3]);
    expect(crewOptions({ ...facts, availability: 'cancelled' }, after)).toMatchObject({
      moveUntil: null,
      movableSeats: 5,
    });
    expect(crewOptions({ ...facts, availability: 'past' }, after).movableSeats).toBe(0);
  });

  it('correct the details of the contact until the class begins, as long as the crew has a seat', () => {
    const justBefore = new Date(startsAt.getTime() - 1);
    const isPossible = (changes: Partial<typeof facts>, now = justBefore) =>
      crewOptions({ ...facts, ...changes }, now).isContactChangeable;
    expect(crewOptions(facts, justBefore).contactUntil).toEqual(startsAt);
    expect(isPossible({})).toBe(true);
    expect(isPossible({ named: 0 })).toBe(true);
    expect(isPossible({ named: 0, unnamedSeats: 0 })).toBe(false);
    for (const availability of ['past', 'cancelled', 'completed'] as const)
      expect(crewOptions({ ...facts, availability }, justBefore).isContactChangeable).toBe(false);
  });

  it('are those of the office without its deadlines, which adds names even after the class', () => {
    const ofOffice = (changes: Partial<Parameters<typeof officeCrewOptions>[0]> = {}) => {
      const { nameableSeats, addableSeats, returnableSeats, movableSeats } = officeCrewOptions({
        ...facts,
        isMoved: true,
        hasAttended: false,
        ...changes,
      });
      return [nameableSeats, addableSeats, returnableSeats, movableSeats];
    };
    expect(ofOffice()).toEqual([2, 6, 2, 5]);
    expect(ofOffice({ availability: 'full', seatsLeft: 0 })).toEqual([2, 0, 2, 5]);
    expect(ofOffice({ availability: 'past' })).toEqual([2, 0, 0, 5]);
    expect(ofOffice({ availability: 'completed', hasAttended: true })).toEqual([2, 0, 0, 0]);
    expect(ofOffice({ availability: 'cancelled' })).toEqual([0, 0, 0, 5]);
  });

  it.each(['cancelled', 'completed', 'past'] as const)('are empty in a class that is %s', (availability) => {
    expect(numbers({ availability })).toEqual([0, 0, 0]);
  });
});

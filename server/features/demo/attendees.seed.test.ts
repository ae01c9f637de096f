import { attendeeKey } from '../students/person.rules.js';
import { demoAttendee } from './attendees.seed.js';

const people = Array.from({ length: 1152 }, (_, n) => demoAttendee(n));

describe('demoAttendee', () => {
  it('has a different address and name for each number', () => {
    expect(new Set(people.map(attendeeKey)).size).toBe(people.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(
      people.length,
    );
  });

  it('is the same person for the same number', () => {
    expect(demoAttendee(41)).toEqual(people[41]);
  });

  it('has only fictional phone numbers and addresses', () => {
    for (const { email, phone, emergencyContactPhone } of people) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+\d+@example\.com$/);
      expect(phone ?? '801-555-0100').toMatch(/^\d{3}-555-01\d\d$/);
      expect(emergencyContactPhone).toMatch(/^\d{3}-555-01\d\d$/);
      expect(emergencyContactPhone).not.toBe(phone);
    }
  });

  it('consents to text messages only with a phone number', () => {
    const reminded = people.filter(({ textNotifications }) => textNotifications);
    expect(reminded.length).toBeGreaterThan(0);
    expect(reminded.every(({ phone }) => phone !== null)).toBe(true);
  });

  it('has either language, names with accents, and a company or none', () => {
    const some = people.slice(0, 20);
    expect(new Set(some.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
    expect(some.some(({ lastName }) => /[áéíóúñ]/.test(lastName))).toBe(true);
    expect(some.some(({ companyName }) => companyName === null)).toBe(true);
    expect(some.some(({ companyName }) => companyName !== null)).toBe(true);
  });

  it('has an emergency contact who is another person', () => {
    expect(people.filter((one) => one.emergencyContactName === `${one.firstName} ${one.lastName}`)).toEqual(
      [],
    );
  });

  it('includes two who booked again with other data; otherwise phone numbers are unique', () => {
    const pairs = people.flatMap(({ phone, firstName }, n) => {
      const first = people.findIndex((other) => phone !== null && other.phone === phone);
      return phone === null || first === n ? [] : [[people[first]?.firstName, firstName]];
    });
    expect(pairs).toEqual([
      ['María', 'Maria'],
      ['Tyler', 'Ty'],
    ]);
  });
});

import { attendeeKey } from '../students/person.rules.js';
import { demoAttendee } from './attendees.seed.js';

const people = Array.from({ length: 1152 }, (_, n) => demoAttendee(n));

describe('demoAttendee', () => {
  it('is another person each time, by address and by name', () => {
    expect(new Set(people.map(attendeeKey)).size).toBe(people.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(
      people.length,
    );
  });

  it('is the same person for the same number', () => {
    expect(demoAttendee(41)).toEqual(people[41]);
  });

  it('can be reached by nobody: invented phone numbers and addresses only', () => {
    for (const { email, phone, emergencyContactPhone } of people) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+\d+@example\.com$/);
      expect(phone ?? '801-555-0100').toMatch(/^\d{3}-555-01\d\d$/);
      expect(emergencyContactPhone).toMatch(/^\d{3}-555-01\d\d$/);
      expect(emergencyContactPhone).not.toBe(phone);
    }
  });

  it('gives consent to text messages only with a phone number', () => {
    const reminded = people.filter(({ textNotifications }) => textNotifications);
    expect(reminded.length).toBeGreaterThan(0);
    expect(reminded.every(({ phone }) => phone !== null)).toBe(true);
  });

  it('uses both languages, names with accents, and companies or none', () => {
    const some = people.slice(0, 20);
    expect(new Set(some.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
    expect(some.some(({ lastName }) => /[áéíóúñ]/.test(lastName))).toBe(true);
    expect(some.some(({ companyName }) => companyName === null)).toBe(true);
    expect(some.some(({ companyName }) => companyName !== null)).toBe(true);
  });

  it('names an emergency contact who is somebody else', () => {
    expect(people.filter((one) => one.emergencyContactName === `${one.firstName} ${one.lastName}`)).toEqual(
      [],
    );
  });

  it('has two who booked twice with other data: nobody else has the phone of somebody else', () => {
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

import { hoursText, zoneText } from './class-time.texts.js';

it.each([
  ['America/Boise', 'Mountain Time', 'hora de la montaña'],
  ['America/Phoenix', 'Arizona Time', 'hora de Arizona'],
  ['America/Chicago', 'Central Time', 'hora central'],
])('names the time zone %s in common language', (timeZone, en, es) => {
  expect(zoneText(timeZone, 'en')).toBe(en);
  expect(zoneText(timeZone, 'es')).toBe(es);
});

it.each([
  ['en', 'Monday, January 25, 2027, 5:30 PM – 9:00 PM'],
  ['es', 'lunes 25 de enero de 2027, 5:30 p.m. – 9:00 p.m.'],
] as const)('writes the hours of a day in %s as the site does', (language, text) => {
  const evening = { startsAt: new Date('2027-01-26T00:30Z'), endsAt: new Date('2027-01-26T04:00Z') };
  expect(hoursText(evening, 'America/Denver', language).replaceAll(/\s/g, ' ')).toBe(text);
});

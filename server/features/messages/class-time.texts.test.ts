import { zoneText } from './class-time.texts.js';

it.each([
  ['America/Boise', 'Mountain Time', 'hora de la montaña'],
  ['America/Phoenix', 'Arizona Time', 'hora de Arizona'],
  ['America/Chicago', 'Central Time', 'hora central'],
])('names the time zone %s in common language', (timeZone, en, es) => {
  expect(zoneText(timeZone, 'en')).toBe(en);
  expect(zoneText(timeZone, 'es')).toBe(es);
});

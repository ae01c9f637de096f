import { COMPANY } from '../../testing/world.js';
import { fileLink } from './sender.rules.js';

const SENDER = { company: COMPANY, publicUrl: 'https://classes.example.com' };

it.each([
  ['the site', undefined, 'https://classes.example.com/api/bookings/b1/certificate.pdf'],
  [
    'the API, if it has another address',
    'https://api.example.com/v1',
    'https://api.example.com/v1/api/bookings/b1/certificate.pdf',
  ],
])('links to files at the address of %s', (_case, apiBaseUrl, link) => {
  expect(fileLink({ ...SENDER, apiBaseUrl }, '/bookings/b1/certificate.pdf')).toBe(link);
});

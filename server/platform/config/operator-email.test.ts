import { parseConfig } from './config.js';

it.each([
  [
    'OPERATOR_EMAIL',
    { OPERATOR_EMAIL: 'ops@classes.example', ADMIN_EMAIL: 'office@classes.example' },
    'ops@classes.example',
  ],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'office@classes.example' }, 'office@classes.example'],
  ['nobody, by default', {}, undefined],
  ['nobody at an address without mail', { ADMIN_EMAIL: 'admin@localhost' }, undefined],
])('mails about problems of the installation go to %s', (_name, environment, operatorEmail) => {
  expect(parseConfig(environment).operatorEmail).toBe(operatorEmail);
});

import { emergencyContactText } from './emergency-contact';

const text = (emergencyContactName: string, emergencyContactPhone: string) =>
  emergencyContactText({ emergencyContactName, emergencyContactPhone });

it('an emergency contact has no comma before or after a missing part', () => {
  expect(text('Tomás Muñoz', '(801) 555-0199')).toBe('Tomás Muñoz, (801) 555-0199');
  expect(text('', '')).toBe('');
});

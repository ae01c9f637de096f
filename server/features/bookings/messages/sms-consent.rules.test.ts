import { smsDisclosure } from './sms-consent.rules.js';

describe('the consent text for text messages', () => {
  it.each([
    [
      'en',
      /automated text messages about your classes from Ridgeline, such as a reminder, changes or a canc/,
    ],
    [
      'es',
      /mensajes de texto automáticos de Ridgeline sobre sus clases, como un recordatorio, cambios o una canc/,
    ],
  ] as const)('names everything that is sent about classes, in %s', (language, all) => {
    expect(smsDisclosure('Ridgeline', language)).toMatch(all);
  });

  it('states that rates may apply, and how to stop', () => {
    expect(smsDisclosure('Ridgeline', 'en')).toContain(
      'Message and data rates may apply. Reply STOP to stop',
    );
    expect(smsDisclosure('Ridgeline', 'es')).toContain(
      'Pueden aplicarse cargos por mensajes y datos. Responda STOP',
    );
  });
});

import { pino } from 'pino';
import { describeProblem } from './describe-problem.js';
import { DomainError } from './domain-error.js';

describe('too many attempts', () => {
  const told = (retryAfterSeconds: number | undefined, locale: 'en' | 'es') =>
    describeProblem(
      new DomainError('RATE_LIMITED', retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      { locale, requestId: '1', log: pino({ level: 'silent' }) },
    ).message;

  it.each([
    [1, 'a minute', 'un minuto'],
    [60, 'a minute', 'un minuto'],
    [61, '2 minutes', '2 minutos'],
    [895, '15 minutes', '15 minutos'],
    [3_540, '59 minutes', '59 minutos'],
    [3_541, 'an hour', 'una hora'],
    [3_600, 'an hour', 'una hora'],
    [3_601, '2 hours', '2 horas'],
    [86_400, '24 hours', '24 horas'],
  ])('are told to wait as long as it takes: %d seconds', (seconds, en, es) => {
    expect(told(seconds, 'en')).toBe(`Too many attempts. Please wait ${en} and try again.`);
    expect(told(seconds, 'es')).toBe(`Demasiados intentos. Espere ${es} e inténtelo de nuevo.`);
  });

  it('are told to wait a few minutes if it is not known how long it takes', () => {
    expect(told(undefined, 'en')).toBe('Too many attempts. Please wait a few minutes and try again.');
  });
});

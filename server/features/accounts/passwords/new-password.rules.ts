import type { MessageText } from '../../../platform/i18n/message.js';
import { Required, Satisfies, SatisfiesWithin } from '../../../platform/validation/rules.js';
import { PASSWORD_LENGTH, passwordProblem } from './password.rules.js';

/** Messages about a new password. */
export const PASSWORD_TEXTS = {
  required: { en: 'Password required', es: 'Escriba la contraseña' },
  length: {
    en: `Password must be ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`,
    es: `La contraseña debe tener de ${PASSWORD_LENGTH.min} a ${PASSWORD_LENGTH.max} caracteres`,
  },
  wellKnown: {
    en: 'This password is too well known. Choose another one',
    es: 'Esta contraseña es muy común. Elija otra',
  },
  mismatch: { en: 'Passwords do not match', es: 'Las contraseñas no coinciden' },
} as const satisfies Record<string, MessageText>;

const is = (wanted: string | null) => (value: unknown) =>
  typeof value === 'string' && passwordProblem(value) === wanted;

export const NewPassword = (): PropertyDecorator => {
  const rules = [
    Required(PASSWORD_TEXTS.required),
    Satisfies(
      'isLongEnough',
      (value) => typeof value === 'string' && !is('length')(value),
      PASSWORD_TEXTS.length,
    ),
    Satisfies('isNotWellKnown', (value) => !is('wellKnown')(value), PASSWORD_TEXTS.wellKnown),
  ];
  return (target, key) => rules.forEach((decorate) => decorate(target, key));
};

export const ConfirmedPassword = (InputClass: () => new () => { password: string }): PropertyDecorator =>
  SatisfiesWithin(
    InputClass,
    'isConfirmed',
    (value, { password }) => value === password,
    PASSWORD_TEXTS.mismatch,
  );

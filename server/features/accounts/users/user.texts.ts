import { message, type MessageText } from '../../../platform/i18n/message.js';
import type { UserState } from '../account.constants.js';

export const USER_STATE_TEXTS: Record<UserState, MessageText> = {
  active: { en: 'Active', es: 'Activa' },
  invited: { en: 'Invited', es: 'Con invitación' },
  unconfirmed: { en: 'Not confirmed', es: 'Sin confirmar' },
  disabled: { en: 'Disabled', es: 'Desactivada' },
};

export const NOT_DISABLED = {
  yourself: message({
    en: 'You cannot disable your own account.',
    es: 'No puede desactivar su propia cuenta.',
  }),
  lastAdmin: message({
    en: 'This is the last administrator who can log in.',
    es: 'Es la última cuenta de administración que puede iniciar sesión.',
  }),
};
export const NOT_CHANGED = {
  disabled: message({ en: 'This account is disabled already.', es: 'Esta cuenta ya está desactivada.' }),
  notDisabled: message({ en: 'This account is not disabled.', es: 'Esta cuenta no está desactivada.' }),
  notInvited: message({
    en: 'This account has no invitation that can be revoked.',
    es: 'Esta cuenta no tiene ninguna invitación pendiente que se pueda retirar.',
  }),
};
export const NOT_INVITED = {
  disabled: message({
    en: 'This email has an account that is disabled. Enable it first.',
    es: 'Este correo tiene una cuenta desactivada. Actívela primero.',
  }),
  admin: message({
    en: 'This email has an administrator’s account already.',
    es: 'Este correo ya tiene una cuenta de administración.',
  }),
};
export const IS_CLIENT = message({
  en: 'This email has a client’s account. It becomes an administrator’s when the invitation is accepted.',
  es: 'Este correo tiene una cuenta de cliente. Será de administración cuando se acepte la invitación.',
});
export const INVITED_TOO_OFTEN = message({
  en: 'This person got several invitations within the hour. Wait before you send another.',
  es: 'Esta persona recibió varias invitaciones en la última hora. Espere antes de enviar otra.',
});

export const LINK_OVER = message({
  en: 'This link has expired or was already used. Ask for a new one.',
  es: 'Este enlace venció o ya se usó. Pida uno nuevo.',
});

import { sayIn, type Locale, type MessageText } from '../../../platform/i18n/message.js';
import type { Letter, LetterBlock } from '../../../platform/mail/letter.js';
import {
  CONFIRMATION_LINK_HOURS,
  INVITATION_LINK_HOURS,
  RESET_LINK_MINUTES,
} from '../../accounts/account.constants.js';
import { paragraph, SHARED_WORDS } from '../letter-parts.letter.js';
import { linkTo, signature, type Sender } from '../sender.rules.js';

interface Words {
  subject: MessageText;
  paragraphs: readonly MessageText[];
}

const LOG_IN: MessageText = { en: 'Log in', es: 'Iniciar sesión' };
const FORGOT: MessageText = { en: 'I forgot my password', es: 'Olvidé mi contraseña' };
const CONFIRM: MessageText = { en: 'Confirm my email', es: 'Confirmar mi correo electrónico' };
const ASK_FOR_LINK: MessageText = { en: 'Send me a link', es: 'Envíenme un enlace' };
const CHOOSE: MessageText = { en: 'Choose a new password', es: 'Elegir una contraseña nueva' };
const ACCEPT: MessageText = { en: 'Accept and choose a password', es: 'Aceptar y elegir una contraseña' };

const NEW_ACCOUNT: Words = {
  subject: { en: 'Your account at {company}', es: 'Su cuenta en {company}' },
  paragraphs: [
    {
      en: 'Somebody asked for an account with this email address. Before you log in for the first time, please confirm that the address is yours: ask for a link to do so.',
      es: 'Alguien pidió una cuenta con este correo electrónico. Antes de iniciar sesión por primera vez, confirme que el correo es suyo: pida un enlace para hacerlo.',
    },
    {
      en: 'If it was not you, there is nothing you need to do.',
      es: 'Si no fue usted, no tiene que hacer nada.',
    },
  ],
};

const CONFIRMATION: Words = {
  subject: NEW_ACCOUNT.subject,
  paragraphs: [
    {
      en: 'Please confirm that this email address is yours. You will be asked for the password that you chose for your account. The link works once, within {hours} hours.',
      es: 'Confirme que este correo electrónico es suyo. Le pediremos la contraseña que eligió para su cuenta. Puede usar el enlace una sola vez; vence en {hours} horas.',
    },
    {
      en: 'If you did not ask for an account, there is nothing you need to do: nobody can log in to it.',
      es: 'Si usted no pidió una cuenta, no tiene que hacer nada: nadie puede iniciar sesión en ella.',
    },
  ],
};

const KNOWN_ACCOUNT: Words = {
  subject: NEW_ACCOUNT.subject,
  paragraphs: [
    {
      en: 'Somebody tried to create an account with this email address, but there is one already. You can log in, or choose a new password if you forgot yours.',
      es: 'Alguien intentó crear una cuenta con este correo electrónico, pero ya existe una. Puede iniciar sesión o, si olvidó su contraseña, elegir una nueva.',
    },
    {
      en: 'If it was not you, there is nothing you need to do.',
      es: 'Si no fue usted, no tiene que hacer nada.',
    },
  ],
};

const PASSWORD_RESET: Words = {
  subject: { en: 'Choose a new password', es: 'Elija una contraseña nueva' },
  paragraphs: [
    {
      en: 'With this link you can choose a new password for your account at {company}. It works once, within {hours, plural, one {one hour} other {# hours}} of asking for it.',
      es: 'Con este enlace puede elegir una contraseña nueva para su cuenta en {company}. Puede usarlo una sola vez; vence {hours, plural, one {una hora} other {# horas}} después de pedirlo.',
    },
    {
      en: 'If you did not ask for it, there is nothing you need to do: your password stays as it is.',
      es: 'Si usted no lo pidió, no tiene que hacer nada: su contraseña sigue siendo la misma.',
    },
  ],
};

const INVITATION: Words = {
  subject: {
    en: 'Invitation to manage the classes of {company}',
    es: 'Invitación para administrar las clases de {company}',
  },
  paragraphs: [
    {
      en: 'You have been invited to manage classes and bookings of {company}. Accept by choosing a password; you log in with this email address and that password from then on. The link works once, within {hours} hours.',
      es: 'Se le invita a administrar las clases y reservaciones de {company}. Para aceptar, elija una contraseña; a partir de ese momento, inicie sesión con este correo electrónico y esa contraseña. Puede usar el enlace una sola vez; vence en {hours} horas.',
    },
    {
      en: 'If you did not expect this, there is nothing you need to do: nothing changes unless you accept.',
      es: 'Si no lo esperaba, no tiene que hacer nada: nada cambia si usted no acepta.',
    },
  ],
};

const STUDENT: Words = {
  subject: { en: 'Welcome to {company}', es: 'Le damos la bienvenida a {company}' },
  paragraphs: [
    {
      en: '{firstName}, our office has put you on its list of students. You can see the next classes and book a seat on our site.',
      es: '{firstName}, nuestra oficina ya registró sus datos. En nuestro sitio puede ver las próximas clases y reservar su lugar.',
    },
    {
      en: 'If this is a mistake, please reply to this email.',
      es: 'Si es un error, avísenos respondiendo a este correo.',
    },
  ],
};

export function newAccountLetter(language: Locale, sender: Sender): Letter {
  return letter(NEW_ACCOUNT, language, sender, [[ASK_FOR_LINK, '/confirm-email']]);
}

export function confirmationLetter(token: string, language: Locale, sender: Sender): Letter {
  return letter(CONFIRMATION, language, sender, [[CONFIRM, '/confirm-email', { token }]], {
    hours: CONFIRMATION_LINK_HOURS,
  });
}

export function knownAccountLetter(language: Locale, sender: Sender): Letter {
  return letter(KNOWN_ACCOUNT, language, sender, [
    [LOG_IN, '/login'],
    [FORGOT, '/forgot-password'],
  ]);
}

export function passwordResetLetter(token: string, language: Locale, sender: Sender): Letter {
  return letter(PASSWORD_RESET, language, sender, [[CHOOSE, '/reset-password', { token }]], {
    hours: RESET_LINK_MINUTES / 60,
  });
}

export function invitationLetter(token: string, language: Locale, sender: Sender): Letter {
  const query = { token, invitation: 'true' };
  return letter(INVITATION, language, sender, [[ACCEPT, '/reset-password', query]], {
    hours: INVITATION_LINK_HOURS,
  });
}

export function studentLetter(firstName: string, language: Locale, sender: Sender): Letter {
  return letter(STUDENT, language, sender, [[SHARED_WORDS.seeClasses, '/']], { firstName });
}

type LinkTo = readonly [label: MessageText, path: string, query?: Record<string, string>];

function letter(
  { subject, paragraphs }: Words,
  language: Locale,
  sender: Sender,
  links: readonly LinkTo[],
  values: Record<string, string | number> = {},
): Letter {
  const say = (text: MessageText): string =>
    sayIn(language)(text, { company: sender.company.name, ...values });
  const [first, ...others] = paragraphs.map((text) => paragraph(say(text)));
  return {
    language,
    subject: say(subject),
    heading: say(subject),
    blocks: [
      ...(first ? [first] : []),
      ...links.map(([label, path, query]): LetterBlock => ({
        kind: 'link',
        label: say(label),
        url: linkTo(sender, path, language, query),
      })),
      ...others,
    ],
    sender: signature(sender),
  };
}

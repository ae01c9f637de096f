import {
  INSTALLATION_PROBLEMS,
  type InstallationProblem,
} from '../../../platform/doctor/installation-problems.js';
import { sayIn, type Locale, type MessageText } from '../../../platform/i18n/message.js';
import type { Letter } from '../../../platform/mail/letter.js';
import { OFFICE_ZONE } from '../../schedule/schedule.constants.js';
import { momentText } from '../class-time.texts.js';
import { paragraph } from '../letter-parts.letter.js';
import { linkTo, signature, type Sender } from '../sender.rules.js';

const WORDS = {
  subject: {
    en: 'The booking site needs attention: {company}',
    es: 'El sitio de reservaciones necesita atención: {company}',
  },
  heading: { en: 'The booking site needs attention', es: 'El sitio de reservaciones necesita atención' },
  found: { en: 'Found', es: 'Detectado' },
  details: {
    en: 'On the server, `npm run doctor` prints the details. While a problem lasts, you get an email about it each day.',
    es: 'En el servidor, `npm run doctor` muestra los detalles. Mientras dure el problema, recibirá un correo cada día.',
  },
  open: { en: 'Open the dashboard', es: 'Abrir el resumen' },
} as const satisfies Record<string, MessageText>;

const PROBLEM_TEXTS: Record<InstallationProblem, MessageText> = {
  backupOverdue: {
    en: 'The daily backup is overdue. Until there is a new one, a broken disk would lose the latest bookings. The log of the server gives the reason.',
    es: 'El respaldo diario está atrasado. Mientras no haya uno nuevo, una falla del disco borraría las últimas reservaciones. El registro del servidor indica el motivo.',
  },
  diskNearlyFull: {
    en: 'The disk is nearly full: less than 1 GB is free for the data or the backups. Once it is full, nobody can book.',
    es: 'El disco está casi lleno: queda menos de 1 GB para los datos o los respaldos. Cuando se llene, nadie podrá reservar.',
  },
  mailNotSent: {
    en: 'No mail server is configured (SMTP_URL): emails are only written to files on the server, and count as sent.',
    es: 'No hay un servidor de correo configurado (SMTP_URL): los correos solo se guardan como archivos en el servidor y cuentan como enviados.',
  },
  messagesDelayed: {
    en: 'Emails or text messages had been waiting for more than 30 minutes. They are sent as soon as the email or text message service accepts them.',
    es: 'Había correos o mensajes de texto con más de 30 minutos de espera. Se enviarán en cuanto el servicio de correo o de mensajes de texto los acepte.',
  },
};

/** For the operator of the server. @param problems separated by commas */
export function installationLetter(
  { problems, foundAt }: { problems: string; foundAt: string },
  language: Locale,
  sender: Sender,
): Letter {
  const named = problems.split(',');
  const say = sayIn(language);
  const found = momentText(new Date(foundAt), OFFICE_ZONE, language);
  return {
    language,
    subject: say(WORDS.subject, { company: sender.company.name }),
    heading: say(WORDS.heading),
    blocks: [
      ...INSTALLATION_PROBLEMS.filter((problem) => named.includes(problem)).map((problem) =>
        paragraph(say(PROBLEM_TEXTS[problem])),
      ),
      { kind: 'facts', facts: [{ label: say(WORDS.found), value: found }] },
      paragraph(say(WORDS.details)),
      { kind: 'link', label: say(WORDS.open), url: linkTo(sender, '/admin/dashboard', language) },
    ],
    sender: signature(sender),
  };
}

import { sayIn, translate, type MessageText, type Say } from '../../../platform/i18n/message.js';
import type { Letter, LetterBlock } from '../../../platform/mail/letter.js';
import { instantOf } from '../../schedule/venue-time/venue-time.rules.js';
import { dateText } from '../class-time.texts.js';
import { paragraph } from '../letter-parts.letter.js';
import type { ScheduledReport } from './scheduled-report.type.js';
import { linkTo, signature, type Sender } from '../sender.rules.js';

const WORDS = {
  subject: { en: 'Report: {name}', es: 'Informe: {name}' },
  failedSubject: { en: 'Report failed: {name}', es: 'No se pudo generar el informe: {name}' },
  attached: {
    en: 'The report is attached as a file for a spreadsheet.',
    es: 'El informe viene adjunto como archivo para hoja de cálculo.',
  },
  tooLarge: {
    en: 'The report is too large for an email. Open it, and save the file from there.',
    es: 'El informe es demasiado grande para un correo. Ábralo y guarde el archivo desde ahí.',
  },
  ready: { en: 'The report is ready.', es: 'El informe está listo.' },
  nothing: { en: 'It has no rows this time.', es: 'Esta vez no tiene filas.' },
  failed: {
    en: 'The report could not be run. It will be tried again at the next scheduled time.',
    es: 'No se pudo generar el informe. Se intentará de nuevo la próxima vez.',
  },
  reason: { en: 'Reason', es: 'Motivo' },
  rows: { en: 'Rows', es: 'Filas' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hasta' },
  open: { en: 'Open the report', es: 'Abrir el informe' },
  stop: {
    en: 'You get this email because somebody in the office added you to the schedule of this report. You can change or stop these emails on its page:',
    es: 'Recibe este correo porque alguien de la oficina agregó su dirección a la programación de este informe. Puede cambiar o detener los envíos en la página del informe:',
  },
  change: { en: 'Change or stop these emails', es: 'Cambiar o detener estos correos' },
} as const satisfies Record<string, MessageText>;

/** A report for an admin, or a notice that it failed. */
export function scheduledReportLetter(report: ScheduledReport, sender: Sender): Letter {
  const { language, name, reportId, values, outcome } = report;
  const say = sayIn(language);
  const path = `/admin/reports/${reportId}`;
  return {
    language,
    subject: say(outcome.kind === 'failed' ? WORDS.failedSubject : WORDS.subject, { name }),
    heading: name,
    blocks: [
      ...resultOf(report, say),
      { kind: 'link', label: say(WORDS.open), url: linkTo(sender, path, language, values) },
      paragraph(say(WORDS.stop)),
      { kind: 'link', label: say(WORDS.change), url: linkTo(sender, path, language) },
    ],
    sender: signature(sender),
  };
}

function resultOf({ outcome, days, language }: ScheduledReport, say: Say): LetterBlock[] {
  if (outcome.kind === 'failed')
    return [
      paragraph(say(WORDS.failed)),
      {
        kind: 'facts',
        facts: [{ label: say(WORDS.reason), value: translate(outcome.reason, language) }],
      },
    ];
  const { rows, file, isTooLarge } = outcome;
  const on = (date: string): string => dateText(instantOf(date, '12:00', 'UTC'), 'UTC', language);
  const facts = [
    ...(days
      ? [
          { label: say(WORDS.from), value: on(days.from) },
          { label: say(WORDS.to), value: on(days.to) },
        ]
      : []),
    ...(rows === null ? [] : [{ label: say(WORDS.rows), value: String(rows) }]),
  ];
  const lead = isTooLarge ? WORDS.tooLarge : file ? WORDS.attached : WORDS.ready;
  return [
    paragraph(say(rows === 0 ? WORDS.nothing : lead)),
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
  ];
}

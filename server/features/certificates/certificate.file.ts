import type { Company } from '../../platform/config/company-setting.js';
import { FORMAT_LOCALE, sayIn } from '../../platform/i18n/message.js';
import { certificateExpiry } from '../bookings/attendance/certificate-expiry.rules.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import { INSTRUCTION_LANGUAGE_TEXTS } from '../schedule/classes/class-instance.texts.js';
import { classNameIn } from '../schedule/classes/class-name.rules.js';
import type { Typefaces } from './certificate-fonts.file.js';
import {
  cellsFor,
  drawFrame,
  GREY,
  GRID_BOTTOM,
  INK,
  LEFT,
  MARK,
  PAGE,
  WIDTH,
} from './certificate-frame.file.js';
import { TextPainter, type PdfDocument, type TextStyle } from './certificate-text.file.js';
import { CERTIFICATE_TEXTS, dateText, datesText } from './certificate.texts.js';

/** What a certificate says. */
export type Certificate = Pick<
  BookingConfirmation,
  'firstName' | 'lastName' | 'confirmationNumber' | 'language' | 'classInstance'
>;

interface Look {
  company: Pick<Company, 'name' | 'phoneDisplay' | 'brandPrimary' | 'brandAccent'>;
  typefaces: Typefaces;
  /** The time of creation: everything else in a file depends on the certificates only. */
  now: Date;
}

const ACROSS = { left: LEFT, width: WIDTH };
const TITLE = { ...ACROSS, top: 126, height: 46, size: 38 };
const LEAD = { ...ACROSS, height: 16, size: 12 };
const LEAD_TOP = 198;
const NAME = { ...ACROSS, height: 92, size: 46 };
const COURSE = { ...ACROSS, height: 62, size: 26 };
const NOTE = { ...ACROSS, height: 22, size: 9 };

/**
 * Certificates as a PDF, one page each: US Letter, tagged, with embedded fonts. Each piece is drawn when it is
 * requested. Letters that no font has, such as Chinese or Arabic ones, are drawn as boxes, but are read aloud.
 */
export async function* certificatePdf(
  certificates: readonly [Certificate, ...Certificate[]],
  look: Look,
): AsyncGenerator<Buffer, void> {
  // Loaded with the first certificate, because few processes make one.
  const { default: PDFDocument } = await import('pdfkit');
  const { company, typefaces, now } = look;
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: FORMAT_LOCALE[certificates[0].language],
    displayTitle: true,
    // No default font, which would not be embedded.
    font: '',
    info: {
      Title: titleOf(certificates),
      Author: company.name,
      Creator: company.name,
      Producer: 'PDFKit',
      CreationDate: now,
    },
  });
  for (const { name, data } of [...typefaces.display, ...typefaces.text]) doc.registerFont(name, data);
  for (const certificate of certificates) {
    drawPage(doc, certificate, look);
    const piece: unknown = doc.read();
    if (piece !== null) yield bytesOf(piece);
  }
  doc.end();
  for await (const piece of doc) yield bytesOf(piece);
}

function titleOf(certificates: readonly [Certificate, ...Certificate[]]): string {
  const [first, ...others] = certificates;
  const { language, classInstance } = first;
  if (others.length === 0) return `${CERTIFICATE_TEXTS.title[language]}: ${nameOf(first)}`;
  return `${CERTIFICATE_TEXTS.titleOfSeveral[language]}: ${classNameIn(classInstance, language)}`;
}

const nameOf = ({ firstName, lastName }: Certificate): string => `${firstName} ${lastName}`;

function drawPage(doc: PdfDocument, certificate: Certificate, { company, typefaces }: Look): void {
  const { language, classInstance } = certificate;
  const lang = FORMAT_LOCALE[language];
  const say = sayIn(language);
  const heading: TextStyle = { typeface: typefaces.display, color: INK };
  const text: TextStyle = { typeface: typefaces.text, color: GREY };
  const labels: TextStyle = { typeface: typefaces.display, color: GREY, tracking: 0.5, isInCapitals: true };

  doc.addPage();
  const section = doc.struct('Sect', { lang, title: nameOf(certificate) });
  doc.addStructure(section);
  const painter = new TextPainter(doc, section);
  doc.markContent('Artifact', { type: 'Layout' });
  const facts = factsOf(certificate);
  drawFrame(doc, company, facts.length);
  doc.endMarkedContent();
  drawCompany(painter, company, typefaces);

  painter.write('H1', say(CERTIFICATE_TEXTS.title), heading, TITLE);
  let top = painter.write('P', say(CERTIFICATE_TEXTS.awardedTo), text, { ...LEAD, top: LEAD_TOP });
  top = painter.write('P', nameOf(certificate), heading, { ...NAME, top: top + 4 });
  top = painter.write('P', say(CERTIFICATE_TEXTS.forCompleting), text, { ...LEAD, top: top + 12 });
  const course = classNameIn(classInstance, language);
  const isInEnglish = language === 'es' && classInstance.nameEs === null;
  const courseLang = isInEnglish ? FORMAT_LOCALE.en : undefined;
  painter.write('P', course, heading, { ...COURSE, top: top + 4 }, courseLang);

  const cells = cellsFor(facts.length);
  facts.forEach(({ label, value }, index) => {
    const { [index]: cell } = cells;
    if (!cell) return;
    const below = painter.write('P', label, labels, { ...cell, height: 10, size: 8.5 }) + 2;
    const height = cell.top + cell.height - below;
    painter.write('P', value, heading, { ...cell, top: below, height, size: 14 });
  });

  const verify = say(CERTIFICATE_TEXTS.verify, { company: company.name, phone: company.phoneDisplay });
  top = painter.write('P', verify, text, { ...NOTE, top: GRID_BOTTOM + 12 });
  painter.write('P', say(CERTIFICATE_TEXTS.noCard), text, { ...NOTE, top: top + 2 });
  section.end();
}

function drawCompany(painter: TextPainter, company: Look['company'], { display }: Typefaces): void {
  const { left, top, size } = MARK;
  const initial = company.name.charAt(0);
  const mark = { left, top: top + 3, width: size, height: size, size: 27, isCentered: true };
  painter.decorate(initial, { typeface: display, color: company.brandAccent }, mark);
  const name = { left: left + size + 12, top: top + 8, width: WIDTH - size - 12, height: 26, size: 21 };
  painter.write('P', company.name, { typeface: display, color: INK }, name);
}

interface Fact {
  label: string;
  value: string;
}

/** The facts in the order of the cells. */
function factsOf({ language, classInstance, confirmationNumber }: Certificate): Fact[] {
  const { durationHours: hours, address, certificateMonths: months } = classInstance;
  const dates = classInstance.days.map(({ date }) => date);
  const lastDate = dates.at(-1) ?? '';
  const say = sayIn(language);
  return [
    { label: say(CERTIFICATE_TEXTS.dates, { days: dates.length }), value: datesText(dates, language) },
    { label: say(CERTIFICATE_TEXTS.duration), value: say(CERTIFICATE_TEXTS.hours, { hours }) },
    {
      label: say(CERTIFICATE_TEXTS.taughtIn),
      value: say(INSTRUCTION_LANGUAGE_TEXTS[classInstance.language]),
    },
    { label: say(CERTIFICATE_TEXTS.city), value: `${address.city}, ${address.state}` },
    { label: say(CERTIFICATE_TEXTS.completedOn), value: dateText(lastDate, language) },
    ...(months === null
      ? []
      : [
          {
            label: say(CERTIFICATE_TEXTS.validUntil),
            value: dateText(certificateExpiry(lastDate, months), language),
          },
        ]),
    { label: say(CERTIFICATE_TEXTS.number), value: confirmationNumber },
  ];
}

function bytesOf(piece: unknown): Buffer {
  if (!Buffer.isBuffer(piece)) throw new TypeError('the file is not in memory');
  return piece;
}

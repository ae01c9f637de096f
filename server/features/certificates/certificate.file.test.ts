import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readPdf, type PdfLine } from '../../testing/pdf.js';
import { COMPANY } from '../../testing/world.js';
import type { Locale } from '../../platform/i18n/message.js';
import { ClassDay } from '../schedule/days/class-day.type.js';
import type { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';
import { readTypefaces } from './certificate-fonts.file.js';
import { certificatePdf, type Certificate } from './certificate.file.js';

const NOW = new Date('2027-01-27T18:30:00.000Z');
const days = (...dates: string[]) =>
  dates.map((date, index) => new ClassDay(index + 1, date, '08:00', '16:30', 'America/Denver'));

function certificate(
  changes: Partial<Certificate> = {},
  classChanges: Partial<UpcomingClass> = {},
): Certificate {
  const classInstance = {
    name: 'OSHA 10-Hour Construction',
    nameEs: 'OSHA 10 horas, construcción',
    durationHours: 10,
    certificateMonths: null,
    language: 'bilingual',
    address: {
      street1: '2155 S Quarry Road',
      street2: null,
      city: 'Salt Lake City',
      state: 'UT',
      zip: '84119',
    },
    days: days('2027-01-25', '2027-01-26'),
    ...classChanges,
  } as UpcomingClass;
  return {
    firstName: 'María',
    lastName: 'Muñoz Peña',
    confirmationNumber: 'K7M4WX9P',
    language: 'en',
    classInstance,
    ...changes,
  };
}

async function piecesOf(...[first, ...others]: [Certificate, ...Certificate[]]): Promise<Buffer[]> {
  const typefaces = await readTypefaces(createRequire(join(process.cwd(), 'package.json')).resolve);
  const pieces = [];
  for await (const piece of certificatePdf([first, ...others], { company: COMPANY, typefaces, now: NOW }))
    pieces.push(piece);
  return pieces;
}

const read = async (...certificates: [Certificate, ...Certificate[]]) =>
  readPdf(Buffer.concat(await piecesOf(...certificates)));

const textsOf = (lines: readonly PdfLine[] = []) => lines.map(({ text }) => text);

describe('a certificate', () => {
  it.each<[Locale, string[]]>([
    [
      'en',
      [
        'R',
        'Ridgeline Safety Training',
        'Certificate of completion',
        'Awarded to',
        'María Muñoz Peña',
        'for completing the course',
        'OSHA 10-Hour Construction',
        'DATES',
        'January 25–26, 2027',
        'DURATION',
        '10 hours',
        'TAUGHT IN',
        'English and Spanish',
        'CITY',
        'Salt Lake City, UT',
        'COMPLETED ON',
        'January 26, 2027',
        'CONFIRMATION NUMBER',
        'K7M4WX9P',
        `To verify this certificate, call Ridgeline Safety Training at ${COMPANY.phoneDisplay} with its confirmation number.`,
        'This certificate confirms attendance. It does not replace a card issued by OSHA or another authority.',
      ],
    ],
    [
      'es',
      [
        'R',
        'Ridgeline Safety Training',
        'Certificado de finalización',
        'Otorgado a',
        'María Muñoz Peña',
        'por haber completado el curso',
        'OSHA 10 horas, construcción',
        'FECHAS',
        '25–26 de enero de 2027',
        'DURACIÓN',
        '10 horas',
        'IDIOMA',
        'Inglés y español',
        'CIUDAD',
        'Salt Lake City, UT',
        'FECHA DE FINALIZACIÓN',
        '26 de enero de 2027',
        'NÚMERO DE CONFIRMACIÓN',
        'K7M4WX9P',
        `Para verificar este certificado, llame a Ridgeline Safety Training al ${COMPANY.phoneDisplay} e indique el número de confirmación.`,
        'Este certificado confirma la asistencia. No sustituye la tarjeta que emite OSHA u otra autoridad.',
      ],
    ],
  ])('says in %s who has completed which course, when and where', async (language, texts) => {
    const { pages, source } = await read(certificate({ language }));
    expect(pages.map((lines) => textsOf(lines).map(withPlainDashes))).toEqual([texts]);
    expect(source).toContain(`/Lang (${language}-US)`);
  });

  it.each<[Locale, string, string]>([
    ['en', 'VALID UNTIL', 'January 26, 2030'],
    ['es', 'VÁLIDO HASTA', '26 de enero de 2030'],
  ])('says in %s until when it is valid, counted from the last day', async (language, label, date) => {
    const { pages } = await read(certificate({ language }, { certificateMonths: 36 }));
    const texts = textsOf(pages[0]);
    const completed = texts.indexOf(language === 'en' ? 'COMPLETED ON' : 'FECHA DE FINALIZACIÓN');
    expect(texts.slice(completed + 2, completed + 4)).toEqual([label, date]);
  });

  it('has the English name of a course without a Spanish one, marked as English', async () => {
    const { pages, source } = await read(certificate({ language: 'es' }, { nameEs: null }));
    expect(textsOf(pages[0])).toContain('OSHA 10-Hour Construction');
    expect(source).toContain('/S /P\n/Lang (en-US)');
  });

  it.each([
    'Łukasz Żółć',
    'Gül Şahin Őry',
    'Đặng Thị Hạnh',
    'Kaʻiulani O’Brien',
    'Þórður Ćosić-Ňěmec',
    'Tsʼǫǫsí Yázhí',
    'Ṣadé Ḥassan Ṭāriq Ĭon',
    'Иван Їжакевич',
    'Γιώργος Παπαδόπουλος',
  ])('is written with the letters of %s', async (name) => {
    const { pages } = await read(certificate({ firstName: name, lastName: 'Ruiz' }));
    expect(pages[0]?.filter(({ hasBox }) => hasBox)).toEqual([]);
    expect(textsOf(pages[0])).toContain(`${name} Ruiz`);
  });

  it('draws what fonts have of a letter that none has, and tags it with the letter', async () => {
    const { pages, source } = await read(certificate({ firstName: 'Lǚ', lastName: 'Ruiz\u2011Soto' }));
    expect(pages[0]?.filter(({ hasBox }) => hasBox)).toEqual([]);
    expect(textsOf(pages[0])).toContain('Lü Ruiz-Soto');
    const inUtf16 = Buffer.from('\ufeffLǚ Ruiz\u2011Soto', 'utf16le').swap16();
    expect(source).toContain(inUtf16.toString('latin1'));
  });

  it('is made for a name in a script without a font too', async () => {
    const { pages } = await read(certificate({ firstName: '小明', lastName: 'محمد' }));
    expect(pages[0]?.filter(({ hasBox }) => hasBox)).toHaveLength(1);
  });

  it.each<[string, Partial<Certificate>, Partial<UpcomingClass>]>([
    ['a usual one', {}, {}],
    ['long words', { firstName: 'W'.repeat(100), lastName: 'M'.repeat(100) }, { name: 'W'.repeat(150) }],
    [
      'long texts in many words',
      { firstName: 'María Guadalupe '.repeat(6).trim(), lastName: 'de la Cruz '.repeat(9).trim() },
      {
        name: 'Construction Safety '.repeat(7).trim(),
        days: days(
          ...Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`).filter(
            (_, index) => index % 2,
          ),
        ),
        address: {
          ...certificate().classInstance.address,
          city: 'San Francisco de la Montaña '.repeat(3).trim(),
        },
      },
    ],
  ])('has room for all its texts: %s', async (_what, changes, classChanges) => {
    for (const [language, certificateMonths] of [
      ['en', null],
      ['es', null],
      ['en', 120],
      ['es', 120],
    ] as const) {
      const classFacts = { ...classChanges, nameEs: null, certificateMonths };
      const { pages } = await read(certificate({ ...changes, language }, classFacts));
      const lines = pages[0] ?? [];
      expect(lines.length).toBeGreaterThan(20);
      for (const line of lines) {
        expect(line.left).toBeGreaterThan(36);
        expect(line.right).toBeLessThan(756);
        expect(line.baseline).toBeLessThan(570);
        expect(line.size).toBeGreaterThanOrEqual(8);
        for (const other of lines) if (other !== line) expect(overlap(line, other)).toBe(false);
      }
      const written = textsOf(lines).join(' ');
      for (const word of `${changes.firstName ?? ''} ${classChanges.name ?? ''}`.split(' '))
        expect(written.replaceAll(' ', '')).toContain(word);
    }
  });

  it('is tagged, has a title, and embeds its fonts', async () => {
    const { source } = await read(certificate());
    for (const part of ['/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /Sect', '/FontFile2'])
      expect(source).toContain(part);
    expect(source).not.toContain('Helvetica');
  });

  it('is the same file if it is made again at the same time', async () => {
    expect(Buffer.concat(await piecesOf(certificate()))).toEqual(
      Buffer.concat(await piecesOf(certificate())),
    );
  });
});

describe('certificates of several attendees', () => {
  it('are one file, drawn page by page, each in its language', async () => {
    const [first, ...others] = ['Ana', 'Beto', 'Carmen', 'David'].map((firstName, index) =>
      certificate({ firstName, language: index % 2 ? 'es' : 'en' }),
    );
    if (!first) throw new Error('no certificate');
    const pieces = await piecesOf(first, ...others);
    expect(pieces.length).toBeGreaterThan(4);
    const { pages } = readPdf(Buffer.concat(pieces));
    expect(pages.map((lines) => [textsOf(lines)[2], textsOf(lines)[4]])).toEqual([
      ['Certificate of completion', 'Ana Muñoz Peña'],
      ['Certificado de finalización', 'Beto Muñoz Peña'],
      ['Certificate of completion', 'Carmen Muñoz Peña'],
      ['Certificado de finalización', 'David Muñoz Peña'],
    ]);
  });
});

/** Without the spaces around a dash, which differ between versions of Node.js. */
const withPlainDashes = (text: string): string => text.replaceAll(/\s*–\s*/g, '–');

/** Whether the letters of two lines are in the same place; descenders may touch accents. */
function overlap(one: PdfLine, other: PdfLine): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  const [upper, lower] = one.baseline < other.baseline ? [one, other] : [other, one];
  return !isBeside && lower.baseline - upper.baseline < lower.size * 0.9;
}

import { COMPANY } from '../../../testing/world.js';
import { letterText, withoutSecretLinks } from '../../../platform/mail/letter.js';
import { scheduledReportLetter } from './scheduled-report.letter.js';
import type { ScheduledReport } from './scheduled-report.type.js';

const SENDER = { company: COMPANY, publicUrl: 'https://classes.example.com' };
const ROWS = { kind: 'rows', rows: 7, file: null, isTooLarge: false } as const;
const textOf = (changes: Partial<ScheduledReport>): string =>
  letterText(
    withoutSecretLinks(
      scheduledReportLetter(
        {
          language: 'en',
          recipient: 'rosa@ridgeline.example',
          reportId: 'r1',
          name: 'Who comes',
          values: {},
          days: null,
          outcome: ROWS,
          ...changes,
        },
        SENDER,
      ),
    ),
  );

describe('the mail of a scheduled report', () => {
  it('has a link instead of a file that is too large', () => {
    expect(textOf({ outcome: { ...ROWS, isTooLarge: true } })).toContain('too large for an email');
    expect(textOf({ outcome: { ...ROWS, isTooLarge: true }, language: 'es' })).toContain('demasiado grande');
  });

  it('states that there are no rows', () => {
    expect(textOf({ outcome: { ...ROWS, rows: 0 } })).toContain('It has no rows this time.');
  });

  it('links to the report with its values, and to its page, which is visible in a preview', () => {
    const text = textOf({ values: { classFrom: '2027-01-18' } });
    expect(text).toContain('https://classes.example.com/admin/reports/r1?classFrom=2027-01-18&lang=en');
    expect(text).toContain(
      'Change or stop these emails:\nhttps://classes.example.com/admin/reports/r1?lang=en',
    );
  });
});

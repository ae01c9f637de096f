import { INSTALLATION_PROBLEMS } from '../../../platform/doctor/installation-problems.js';
import { problemsOf } from '../../../testing/letter-problems.js';
import { COMPANY } from '../../../testing/world.js';
import { installationLetter } from './installation.letter.js';
import { renderLetter } from '../rendered.letter.js';

const SENDER = { company: COMPANY, publicUrl: 'https://classes.example.com' };
const FOUND_AT = '2027-01-11T16:00:00.000Z';

describe.each(['en', 'es'] as const)('the mail to the operator, in %s,', (language) => {
  const written = (problems: readonly string[]) => {
    const letter = installationLetter({ problems: problems.join(','), foundAt: FOUND_AT }, language, SENDER);
    return renderLetter(letter, SENDER);
  };

  it('is complete and has no repetitions', () => {
    const mail = written(INSTALLATION_PROBLEMS);
    expect(problemsOf(mail)).toEqual([]);
    expect(mail.text).toContain('https://classes.example.com/admin/dashboard');
    expect(mail.text).toMatch(/9:00/);
  });

  it('names only what was found', () => {
    const { text } = written(['diskNearlyFull']);
    expect(text).toContain('1 GB');
    expect(text).not.toContain('30');
  });
});

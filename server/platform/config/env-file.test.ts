import { parseConfig } from './config.js';
import { cutVariables, settingsOf } from './env-file.js';

describe('a .env file', () => {
  it.each([
    ['A=1\n\n# b\nexport B = 2\r\nC=\n', { A: '1', B: '2', C: '' }],
    ['\ufeffA=1\nB=2', { A: '1', B: '2' }],
    ['A="x\ny z\n# w" # a comment\nB=`1`\n', { A: 'x\ny z\n# w', B: '1' }],
  ])('has its settings: %j', (file, settings) => {
    expect(settingsOf(file)).toEqual(settings);
  });

  it.each([
    ['A=1\nSettings of our office\nB=2', 2],
    ['A=1\n\nSMTP_URL smtp://127.0.0.1', 3],
    ['PORT: 4000\nHOST: ::1', 1],
    ['A="x\ny"\n=z', 3],
    ['MY-NAME=1', 1],
  ])('is refused with the number of a line that is no setting: %j', (file, line) => {
    expect(() => settingsOf(file)).toThrow(
      `.env must contain NAME=value, or a comment that begins with #, in line ${line}.`,
    );
  });
});

describe('a value of .env with a #', () => {
  it.each(['A=#ff6b00', 'A=ab#cd', 'export A=ab#cd # a comment', 'B=1\nA = x y#z\n', 'A=ab##'])(
    'is cut without quotes: %j',
    (file) => {
      expect([...cutVariables(file)]).toEqual(['A']);
    },
  );

  it.each([
    'A="#ff6b00"',
    "A='ab#cd' # a comment",
    'A=`a#b`',
    'A=ab # a comment',
    'A= # empty',
    '#A=a#b',
    'A=ab',
    "A='x\nB=c#d\n'",
    "A='x\nB=c#d\n'\nB=c",
    'A=a#b\nA="a#b"',
  ])('is kept: %j', (file) => {
    expect([...cutVariables(file)]).toEqual([]);
  });

  it('is refused in a setting if it is cut, and ignored in a variable that is no setting', () => {
    const file = 'COMPANY_NAME=Ridge#1\nOTHER=a#b';
    const environment = { COMPANY_NAME: 'Ridge', OTHER: 'a' };
    expect(() => parseConfig(environment, cutVariables(file))).toThrow(
      /^COMPANY_NAME must be in quotes in \.env, because it contains a #\. Example: COMPANY_NAME='a#b'$/,
    );
    expect(() => parseConfig(environment, cutVariables('OTHER=a#b'))).not.toThrow();
  });
});

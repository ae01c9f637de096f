import { parseConfig } from './config.js';
import { cutVariables } from './env-file.js';

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

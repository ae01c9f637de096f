import { refuseCutValues } from './env-file.js';

describe('a value of .env with a #', () => {
  it.each(['A=#ff6b00', 'A=ab#cd', 'export A=ab#cd # a comment', 'B=1\nA = x y#z\n', 'A=ab##'])(
    'is refused without quotes: %j',
    (file) => {
      expect(() => refuseCutValues(file, {})).toThrow(/^A must be in quotes in \.env/);
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
  ])('is accepted: %j', (file) => {
    expect(() => refuseCutValues(file, {})).not.toThrow();
  });

  it('is accepted if the environment has the variable', () => {
    expect(() => refuseCutValues('A=a#b', { A: 'a#b' })).not.toThrow();
  });
});

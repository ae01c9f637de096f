import fc from 'fast-check';

// The seed of the whole Jest run, which is printed at its start; --seed repeats it.
fc.configureGlobal({ seed: jest.getSeed() });

export { fc };

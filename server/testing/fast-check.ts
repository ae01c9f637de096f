import fc from 'fast-check';

// Of the whole run: printed at its start, and repeated by --seed.
fc.configureGlobal({ seed: jest.getSeed() });

export { fc };

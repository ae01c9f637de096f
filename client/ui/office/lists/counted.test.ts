import { readdirSync, readFileSync } from 'node:fs';

import { countedTo, countValues } from './counted';

it('is the number that all queries count up to', () => {
  const documents = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(`client/${name}`, 'utf8'));
  const limits = documents.flatMap((text) =>
    [...text.matchAll(/\batMost: ([^)]*)/g)].map(([, limit]) => limit),
  );
  expect(limits.length).toBeGreaterThan(3);
  expect(new Set(limits)).toEqual(new Set([String(countedTo)]));
});

it('tells a count that may stand for more from one that is exact', () => {
  expect(countValues(1000)).toEqual({ isMore: false, total: 1000 });
  expect(countValues(1001)).toEqual({ isMore: true, total: 1000 });
  // Known without counting.
  expect(countValues(20_000)).toEqual({ isMore: false, total: 20_000 });
});

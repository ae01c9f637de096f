import { parse } from 'graphql';

import { createApiCache } from './api-cache';

const list = parse(`{
  upcomingClasses { nodes { id days { date startTime endTime startsAt } address { city zip } } }
}`);
const page = parse(
  `{ upcomingClass(id: "forklift-1") { id days { date startTime endTime } address { city } } }`,
);

const day = { __typename: 'ClassDay', date: '2026-12-05', startTime: '08:00', endTime: '16:30' };
const startsAt = '2026-12-05T15:00:00.000Z';
const address = { __typename: 'Address', city: 'West Valley City' };
const forklift = { __typename: 'UpcomingClass', id: 'forklift-1' };

function cacheWithList() {
  const cache = createApiCache();
  const nodes = [{ ...forklift, days: [{ ...day, startsAt }], address: { ...address, zip: '84119' } }];
  cache.writeQuery({
    query: list,
    data: { upcomingClasses: { __typename: 'UpcomingClassConnection', nodes } },
  });
  return cache;
}

it('keeps the whole list after a query with fewer fields of one of its classes', () => {
  const cache = cacheWithList();
  const before = cache.readQuery({ query: list });
  expect(before).not.toBeNull();
  cache.writeQuery({ query: page, data: { upcomingClass: { ...forklift, days: [day], address } } });
  expect(cache.readQuery({ query: list })).toEqual(before);
});

it('keeps the newer of two responses, and never combines an old instant with a new time', () => {
  const cache = cacheWithList();
  const moved = { ...day, startTime: '09:00' };
  cache.writeQuery({
    query: page,
    data: { upcomingClass: { ...forklift, days: [moved], address: { ...address, city: 'Ogden' } } },
  });
  expect(cache.readQuery({ query: page })).toMatchObject({
    upcomingClass: { days: [{ startTime: '09:00' }], address: { city: 'Ogden' } },
  });
  expect(cache.readQuery({ query: list })).toBeNull();
});

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

import { choice, date, defineFilters, oneOf, order, text, useUrlFilters, variablesOf } from './url-filters';

const list = defineFilters({
  search: text('q'),
  bookedFrom: date('from'),
  payment: oneOf('payment', ['pending', 'nothingDue'], { nothingDue: 'cancelled' }),
  period: choice('period', ['current', 'past'], 'current'),
  order: order('sort', ['name', 'email'], { sort: 'name', direction: 'ascending' }),
});
const read = (url: string) => list.read(new URLSearchParams(url));

it.each([
  ['q=Pe%C3%B1a', { search: 'Peña' }],
  ['from=2026-02-28', { bookedFrom: '2026-02-28' }],
  ['from=2026-02-29', {}],
  ['payment=pending', { payment: 'pending' }],
  ['payment=cancelled', { payment: 'nothingDue' }],
  ['payment=', {}],
  ['payment=constructor', {}],
  ['period=past', { period: 'past' }],
  ['period=ever', {}],
  ['sort=-email', { order: { sort: 'email', direction: 'descending' } }],
  ['sort=-price', {}],
] as const)('reads %s, and ignores invalid values', (url, found) => {
  expect(read(url)).toEqual({ ...list.none, ...found });
});

it('are null as query variables without a value', () => {
  const { search, payment } = list.none;
  expect(variablesOf({ search, payment, city: 'Provo' })).toEqual({
    search: null,
    payment: null,
    city: 'Provo',
  });
});

it('change in the URL, which keeps other parameters but not the page', () => {
  const at = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/list?payment=cancelled&edit=s1&page=2&after=x']} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ url: useLocation().search, ...useUrlFilters(list) }), {
    wrapper: at,
  });
  const { filter, goTo, pageCursor } = result.current;
  expect(pageCursor).toEqual({ number: 2, after: 'x', before: undefined });
  act(() => {
    filter({ search: 'Ana' });
    filter({ order: { sort: 'name', direction: 'descending' } });
  });
  expect(result.current.url).toBe('?payment=nothingDue&edit=s1&q=Ana&sort=-name');
  act(() => filter(list.none));
  expect(result.current.url).toBe('?edit=s1');
  act(() => goTo({ number: 3, after: undefined, before: 'y' }));
  expect(result.current.url).toBe('?edit=s1&page=3&before=y');
});

it('have the same function while the URL stays, because a search field debounces as long as its handler does', () => {
  const { result, rerender } = renderHook(() => useUrlFilters(list), { wrapper: MemoryRouter });
  const { filter, filters } = result.current;
  rerender();
  expect(result.current.filter).toBe(filter);
  expect(result.current.filters).toBe(filters);
});

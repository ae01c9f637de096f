import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { useUrlParams } from './use-url-params';

const atList = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/list?company=Wasatch&page=2']} useTransitions={false}>
    {children}
  </MemoryRouter>
);

describe('the parameters of the address', () => {
  it('keep two changes made before either is rendered', () => {
    const { result } = renderHook(useUrlParams, { wrapper: atList });
    const [, change] = result.current;
    act(() => {
      change((next) => next.delete('company'));
      change((next) => next.set('search', 'Ortiz'));
    });
    const [params] = result.current;
    expect(params.toString()).toBe('page=2&search=Ortiz');
  });
});

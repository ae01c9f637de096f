import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

import { loadCatalogue } from '../../../../i18n/catalogue';
import { LocaleProvider } from '../../../../i18n/LocaleProvider';
import { valuesOfClass } from './class-form';
import { scheduledClass } from '../testing/scheduled-class';
import { useClassChanges } from './use-class-changes';

it('names a changed course in the language of the reader', async () => {
  await loadCatalogue('es');
  const types = [
    { id: 'forklift', name: 'Forklift Operator', nameEs: 'Operador de montacargas' },
    { id: 'osha10', name: 'OSHA 10-Hour', nameEs: null },
  ].map((type) => ({ priceCents: 0, maxStudents: 20, isActive: true, ...type }));
  const { result } = renderHook(() => useClassChanges(types), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <LocaleProvider language="es">{children}</LocaleProvider>
    ),
  });
  const before = { ...valuesOfClass(scheduledClass()), classTypeId: 'osha10' };
  const [change] = result.current(before, { ...before, classTypeId: 'forklift' });
  expect(change).toMatchObject({ before: 'OSHA 10-Hour', now: 'Operador de montacargas' });
});

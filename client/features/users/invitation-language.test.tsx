import { screen } from '@testing-library/react';

import { loadCatalogue, withCatalogue } from '../../i18n/catalogue';
import { LocaleProvider } from '../../i18n/LocaleProvider';
import { openPage } from '../../testing/open-page';
import { InviteForm } from './InviteForm';

it.each(['en', 'es'] as const)(
  'the email of an invitation is at first in the language of the console: %s',
  async (language) => {
    await loadCatalogue(language);
    await withCatalogue('console', () => Promise.resolve())();
    openPage(
      <LocaleProvider language={language}>
        <InviteForm onSend={() => Promise.resolve({})} onClose={() => undefined} />
      </LocaleProvider>,
    );
    expect(await screen.findByRole('combobox')).toHaveProperty('value', language);
    // It is no change that could be lost.
    expect(screen.queryByText(/^(Not saved yet|Cambios sin guardar)/)).toBeNull();
  },
);

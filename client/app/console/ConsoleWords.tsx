import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

import { consoleCatalogue } from '../../i18n/console-catalogue';
import { defaultLanguage, localeTag } from '../../i18n/language';
import { useLocale } from '../../i18n/use-locale';

/** The console's words on top of the site's. */
export function ConsoleWords({ children }: { children: ReactNode }) {
  const { language } = useLocale();
  const { locale, messages } = useIntl();
  const catalogue = consoleCatalogue(language);
  const words = catalogue instanceof Promise ? use(catalogue) : catalogue;
  const merged = useMemo(() => Object.assign({}, messages, words), [messages, words]);
  return (
    <IntlProvider locale={locale} defaultLocale={localeTag[defaultLanguage]} messages={merged}>
      {children}
    </IntlProvider>
  );
}

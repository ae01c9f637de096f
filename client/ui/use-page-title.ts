import { createContext, useContext, useEffect } from 'react';
import { useIntl } from 'react-intl';

import { formMessages } from './form.messages';
import { titleMessages } from './title.messages';

/** The company's name, appended to every title; undefined until loaded. Provided by the app. */
export const SiteNameContext = createContext<string | undefined>(undefined);

/** Receives the title of a page that is rendered without a document. Provided by the server entry. */
export const TitleContext = createContext<((title: string) => void) | undefined>(undefined);

/** Sets the page's title, in the current language; prefixed if a form has errors. */
export function usePageTitle(title: string, { hasErrors = false }: { hasErrors?: boolean } = {}): void {
  const intl = useIntl();
  const siteName = useContext(SiteNameContext);
  const named = siteName ? intl.formatMessage(titleMessages.withSiteName, { title, siteName }) : title;
  const whole = hasErrors ? `${intl.formatMessage(formMessages.errorPrefix)} ${named}` : named;
  useContext(TitleContext)?.(whole);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

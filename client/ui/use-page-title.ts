import { createContext, useContext, useEffect } from 'react';
import { useIntl } from 'react-intl';

import { formMessages } from './form.messages';
import { titleMessages } from './title.messages';

/** The company's name, for the end of every title; undefined until it is known. Provided by the app. */
export const SiteNameContext = createContext<string | undefined>(undefined);

/** Where a page is rendered without a document: takes its title. Provided by the server entry. */
export const TitleContext = createContext<((title: string) => void) | undefined>(undefined);

/** The title of the page, already in the visitor's language; a form with errors says so in front of it. */
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

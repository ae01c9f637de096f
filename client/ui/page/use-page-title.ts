import { createContext, useContext, useEffect } from 'react';
import { useIntl } from 'react-intl';

import { formMessages } from '../forms/form.messages';
import { titleMessages } from './title.messages';

/** The company's name, appended to every title; undefined until loaded. Provided by the app. */
export const SiteNameContext = createContext<string | undefined>(undefined);

/** Receives the title of a page that is rendered without a document. Provided by the server entry. */
export const TitleContext = createContext<((title: string) => void) | undefined>(undefined);

/** The title of the page, without and with the prefix. */
let titles = { plain: '', failed: '' };
/** Forms in the document that have errors. */
let failedForms = 0;

function writeTitle(change: -1 | 0 | 1) {
  failedForms += change;
  document.title = failedForms > 0 ? titles.failed : titles.plain;
}

/** Sets the page's title, in the current language; prefixed while a form of the page has errors. */
export function usePageTitle(title: string): void {
  const intl = useIntl();
  const siteName = useContext(SiteNameContext);
  const plain = siteName ? intl.formatMessage(titleMessages.withSiteName, { title, siteName }) : title;
  const failed = `${intl.formatMessage(formMessages.errorPrefix)} ${plain}`;
  useContext(TitleContext)?.(plain);
  useEffect(() => {
    titles = { plain, failed };
    writeTitle(0);
  }, [plain, failed]);
}

/** Prefixes the title of the page while a form has errors; ErrorSummary does so for the errors of its fields. */
export function useErrorInTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    writeTitle(1);
    return () => writeTitle(-1);
  }, [hasErrors]);
}

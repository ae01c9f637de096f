import { createIntl } from 'react-intl';

import spanish from '../../../i18n/es/common.contact.form.json' with { type: 'json' };
import { localeTag } from '../../../i18n/language';
import { subjectMessages } from '../contact-form.messages';
import type { OfficeMessageFragment } from './MessagesPage.generated';

const inLanguage = {
  en: createIntl({ locale: localeTag.en, defaultLocale: localeTag.en }),
  es: createIntl({ locale: localeTag.es, messages: spanish }),
};

/** The subject of a message in the language of its visitor, which may not be that of the office. */
export function subjectForVisitor({
  language,
  subject,
}: Pick<OfficeMessageFragment, 'language' | 'subject'>) {
  return inLanguage[language].formatMessage(subjectMessages[subject]);
}

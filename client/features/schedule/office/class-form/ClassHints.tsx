import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../../../i18n/formats';
import { localized } from '../../../../i18n/localized';
import { useLocale } from '../../../../i18n/use-locale';
import { Notice } from '../../../../ui/elements/Notice';
import { holidayMessages } from '../holiday.messages';
import { classFormMessages as messages } from './class-form.messages';
import { outreach, type ClassHint } from './class-hints';
import styles from './ClassForm.module.css';

/** Hints before saving; they never prevent it. */
export function ClassHints({ hints }: { hints: readonly ClassHint[] }) {
  const isOfProgram = hints.some(({ kind }) => kind === 'fewDays' || kind === 'groupSize');
  return (
    // Always rendered, so that screen readers announce new hints.
    <div role="status">
      {hints.length > 0 && (
        <Notice>
          <p className={styles.strong}>
            <FormattedMessage {...messages.hintsHeading} />
          </p>
          <ul className={styles.hints}>
            {hints.map((hint) => (
              <li key={JSON.stringify(hint)}>
                <Hint hint={hint} />
              </li>
            ))}
          </ul>
          <p>
            <FormattedMessage {...messages.hintsEnd} />{' '}
            {isOfProgram && (
              <a href={outreach.source.url} target="_blank" rel="noreferrer">
                <FormattedMessage {...messages.source} values={{ title: outreach.source.title }} />
              </a>
            )}
          </p>
        </Notice>
      )}
    </div>
  );
}

function Hint({ hint }: { hint: ClassHint }) {
  const intl = useIntl();
  const formats = useFormats();
  const { language } = useLocale();
  switch (hint.kind) {
    case 'inPast':
      return <FormattedMessage {...messages.inPast} values={{ date: formats.fullDate(hint.date) }} />;
    case 'farAhead':
      return <FormattedMessage {...messages.farAhead} values={{ date: formats.fullDate(hint.date) }} />;
    case 'holiday': {
      const holiday = intl.formatMessage(holidayMessages[hint.holiday]);
      const text = hint.isObserved ? messages.observedHoliday : messages.holiday;
      return <FormattedMessage {...text} values={{ date: formats.fullDate(hint.date), holiday }} />;
    }
    case 'fewDays':
      return <FormattedMessage {...messages.fewDays} values={hint} />;
    case 'groupSize':
      return <FormattedMessage {...messages.groupSize} values={hint} />;
    case 'belowTaken':
      return <FormattedMessage {...messages.belowTaken} values={hint} />;
    case 'authorizationExpired':
      return (
        <FormattedMessage
          {...messages.authorizationExpired}
          values={{ name: hint.name, date: formats.fullDate(hint.date) }}
        />
      );
    case 'languageNotTaught':
      return <FormattedMessage {...messages.languageNotTaught} values={hint} />;
    case 'overVenueCapacity':
      return <FormattedMessage {...messages.overVenueCapacity} values={hint} />;
    case 'clash': {
      const { text } = localized(hint.name, hint.nameEs, language);
      return (
        <FormattedMessage {...messages.clash} values={{ name: text, date: formats.fullDate(hint.date) }} />
      );
    }
    case 'instructorClash': {
      const { text: course } = localized(hint.name, hint.nameEs, language);
      const values = { name: hint.instructor, course, date: formats.fullDate(hint.date) };
      return <FormattedMessage {...messages.instructorClash} values={values} />;
    }
  }
}

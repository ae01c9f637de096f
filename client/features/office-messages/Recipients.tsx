import { FormattedMessage } from 'react-intl';

import { Disclosure } from '../../ui/elements/Disclosure';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import type { OfficeMessageStartQuery } from './Write.generated';
import { writeMessages as messages } from './write.messages';
import styles from './OfficeMessages.module.css';

export type Recipient = OfficeMessageStartQuery['officeMessageAudience']['recipients'][number];

/** The recipients: counts by language, and each by name. */
export function Recipients({ recipients }: { recipients: readonly Recipient[] }) {
  const spanish = recipients.filter(({ language }) => language === 'es').length;
  const english = recipients.length - spanish;
  return (
    <div className={styles.recipients}>
      <Disclosure
        summary={
          <span>
            <strong>
              <FormattedMessage {...messages.showPeople} values={{ count: recipients.length }} />
            </strong>{' '}
            <span className={styles.quiet}>
              {english > 0 && <FormattedMessage {...messages.readEnglish} values={{ count: english }} />}
              {english > 0 && spanish > 0 && ' · '}
              {spanish > 0 && <FormattedMessage {...messages.readSpanish} values={{ count: spanish }} />}
            </span>
          </span>
        }
      >
        <ul className={styles.people}>
          {recipients.map(({ bookingId, crewBookingId, firstName, lastName, email, language }) => (
            <li key={bookingId ?? crewBookingId}>
              <b>
                <FormattedMessage {...wordMessages.person} values={{ firstName, lastName }} />
              </b>{' '}
              <span className={styles.quiet}>
                {crewBookingId !== null && (
                  <>
                    <FormattedMessage {...messages.ofCrew} /> ·{' '}
                  </>
                )}
                {email} · <FormattedMessage {...messages.reads[language]} />
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

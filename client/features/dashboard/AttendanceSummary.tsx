import { FormattedMessage, useIntl } from 'react-intl';

import { languageMessages } from '../../ui/classes/language.messages';
import { Tag } from '../../ui/elements/Tag';
import type { TodayClassFactsFragment } from './Today.generated';
import { todayMessages as messages } from './today.messages';
import styles from './Today.module.css';

/** The number of attendees, paid bookings, the minimum, and the attendees' languages. */
export function AttendanceSummary({ classInstance }: { classInstance: TodayClassFactsFragment }) {
  const intl = useIntl();
  const { takenSeats, heldSeats, maxAttendees, minStudents, paidSeats, unpaidSeats, attendeeLanguages } =
    classInstance;
  const expected = takenSeats + heldSeats;
  const isFew = minStudents !== null && expected < minStudents;
  return (
    <div className={styles.people}>
      <p className={styles.detail}>
        <b>
          {takenSeats === 0 ? (
            <FormattedMessage {...messages.nobody} values={{ held: heldSeats }} />
          ) : (
            <FormattedMessage
              {...messages.seats}
              values={{ taken: takenSeats, held: heldSeats, max: maxAttendees }}
            />
          )}
        </b>
        {isFew && (
          <Tag tone="alert">
            <FormattedMessage {...messages.underMinimum} values={{ taken: expected, min: minStudents }} />
          </Tag>
        )}
        {takenSeats > 0 && (
          <Tag tone={unpaidSeats > 0 ? 'pending' : 'ok'}>
            <FormattedMessage {...messages.paid} values={{ paid: paidSeats, taken: takenSeats }} />
          </Tag>
        )}
      </p>
      {takenSeats > 0 && (
        <p className={styles.detail}>
          <FormattedMessage
            {...messages.attendeeLanguages}
            values={{
              languages: intl.formatList(
                attendeeLanguages.map(({ language, count }) =>
                  intl.formatMessage(messages.languageCount, {
                    language: intl.formatMessage(languageMessages[language]),
                    count,
                  }),
                ),
                { type: 'unit' },
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

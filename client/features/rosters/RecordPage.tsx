import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../console-paths';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { bookingStateOf } from '../../ui/bookings/booking-state';
import { bookingStatusMessages } from '../../ui/bookings/booking-status.messages';
import { ButtonLink } from '../../ui/elements/Button';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { classStatusMessages } from '../../ui/office/texts/class-status.messages';
import { Notice } from '../../ui/elements/Notice';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import { AttendeeTable } from './AttendeeTable';
import { ClassLength, DayTable } from './DayTable';
import type { Roster } from './read-roster';
import { rosterMessages as messages } from './roster.messages';
import { RosterPage, RosterTools } from './RosterPage';
import { venueAndLanguage, Sheet, BlankLine } from './Sheet';
import styles from './Sheet.module.css';

/** The class record, which is kept for five years. */
export function RecordPage() {
  return (
    <RosterPage sheet={classWordMessages.classRecord}>{(roster) => <RecordOf roster={roster} />}</RosterPage>
  );
}

function RecordOf({ roster }: { roster: Roster }) {
  const { scheduled } = roster;
  return (
    <>
      <RosterTools roster={roster}>
        <ButtonLink to={consolePathTo.signInSheet(scheduled.id)}>
          <FormattedMessage {...classWordMessages.signInSheet} />
        </ButtonLink>
      </RosterTools>
      {!scheduled.instructorName && (
        <div className="no-print">
          <Notice>
            <p>
              <FormattedMessage {...messages.noInstructor} />
            </p>
            <p>
              <Link className="tap-line" to={consolePaths.schedule}>
                <FormattedMessage {...messages.toSchedule} />
              </Link>
            </p>
          </Notice>
        </div>
      )}
      <RecordSheet roster={roster} />
    </>
  );
}

function RecordSheet({ roster }: { roster: Roster }) {
  const { language } = useLocale();
  const { scheduled, attendees, unnamedSeats } = roster;
  const { classType, maxAttendees, status, instructorName } = scheduled;
  return (
    <Sheet
      id="record"
      roster={roster}
      kind={<FormattedMessage {...classWordMessages.classRecord} />}
      facts={[
        [
          <FormattedMessage key="status" {...messages.classStatus} />,
          <FormattedMessage key="is" {...classStatusMessages[status]} />,
        ],
        [
          <FormattedMessage key="course" {...messages.courseHours} />,
          <ClassLength key="hours" minutes={classType.durationHours * 60} />,
        ],
        ...venueAndLanguage(scheduled),
        [
          <FormattedMessage key="seats" {...messages.seats} />,
          <FormattedMessage
            key="of"
            {...messages.ofSeats}
            values={{ taken: attendees.length + unnamedSeats.length, seats: maxAttendees }}
          />,
        ],
      ]}
    >
      <div className={styles.writeLines}>
        <BlankLine label={<FormattedMessage {...fieldMessages.instructor} />}>{instructorName}</BlankLine>
        <BlankLine label={<FormattedMessage {...messages.instructorSignature} />} />
      </div>
      <h3 className={styles.part}>
        <FormattedMessage {...messages.days} />
      </h3>
      <DayTable scheduled={scheduled} />
      <h3 className={styles.part}>
        <FormattedMessage {...classWordMessages.attendees} />
      </h3>
      {attendees.length === 0 ? (
        <p>
          <FormattedMessage {...messages.nobody} />
        </p>
      ) : (
        <AttendeeTable
          caption={localized(classType.name, classType.nameEs, language).text}
          attendees={attendees}
          lastHead={<FormattedMessage {...messages.booking} />}
          lastOf={(attendee) => <FormattedMessage {...bookingStatusMessages[bookingStateOf(attendee)]} />}
        />
      )}
    </Sheet>
  );
}

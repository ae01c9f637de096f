import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../console-paths';
import { useFormats } from '../../i18n/formats';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { useZoneName } from '../../i18n/zone-name';
import { Button, ButtonLink } from '../../ui/elements/Button';
import { ClipboardPen, TicketCheck, Users } from '../../ui/icons/office-icons';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { classWarningMessages } from '../../ui/office/texts/class-warning.messages';
import { LanguageBadge } from '../../ui/classes/LanguageBadge';
import { Tag } from '../../ui/elements/Tag';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import type { TodayQuery } from './Today.generated';
import { todayMessages as messages } from './today.messages';
import styles from './Today.module.css';
import { TodayRoster } from './TodayRoster';
import type { SetPayment } from './use-today';
import { AttendanceSummary } from './AttendanceSummary';

interface TodayClassRowProps {
  shown: TodayQuery['today']['classes'][number];
  onPayment: SetPayment;
}

/** A class day: time, venue, instructor, attendees, payments and links. */
export function TodayClassRow({ shown, onPayment }: TodayClassRowProps) {
  const formats = useFormats();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { dayNumber, dayCount, date, startTime, endTime, classInstance } = shown;
  const { classInstanceId, timeZone, city, instructorName, takenSeats } = classInstance;
  const { text, lang } = localized(classInstance.name, classInstance.nameEs, language);
  const place = localized(classInstance.locationName, classInstance.locationNameEs, language);
  const rosterId = `roster-${classInstanceId}-${date}`;
  const which = (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage {...wordMessages.ofName} values={{ name: text }} />
    </span>
  );
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <h4 className={styles.name} lang={lang}>
          <Link className="tap-area" to={consolePathTo.class(classInstanceId)}>
            {text}
          </Link>
        </h4>
        <LanguageBadge language={classInstance.language} />
        <p className={styles.detail}>
          <b>
            <FormattedMessage
              {...classWordMessages.hours}
              values={{
                start: formats.time(startTime),
                end: formats.time(endTime),
                zone: zoneName(timeZone),
              }}
            />
          </b>
          {dayCount > 1 && (
            <span>
              <FormattedMessage {...messages.dayOf} values={{ number: dayNumber, count: dayCount }} />
            </span>
          )}
          <span lang={place.lang}>
            <FormattedMessage {...classWordMessages.place} values={{ name: place.text, city }} />
          </span>
          {instructorName ? (
            <span>{instructorName}</span>
          ) : (
            <Tag tone="alert">
              <FormattedMessage {...messages.noInstructor} />
            </Tag>
          )}
          {classInstance.warnings.map((warning) => (
            <Tag key={warning} tone="alert">
              <FormattedMessage {...classWarningMessages[warning]} />
            </Tag>
          ))}
        </p>
      </div>
      <AttendanceSummary classInstance={classInstance} />
      <div className={styles.actions}>
        {takenSeats > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? rosterId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Users size={18} />
            <span>
              <FormattedMessage {...messages.whoComes} values={{ count: takenSeats }} />
              {which}
            </span>
          </Button>
        )}
        <ButtonLink size="small" to={consolePathTo.signInSheet(classInstanceId)}>
          <ClipboardPen size={18} />
          <span>
            <FormattedMessage {...classWordMessages.signInSheet} />
            {which}
          </span>
        </ButtonLink>
        <ButtonLink size="small" to={consolePathTo.bookingsOf(classInstanceId)}>
          <TicketCheck size={18} />
          <span>
            <FormattedMessage {...pageNameMessages.bookings} />
            {which}
          </span>
        </ButtonLink>
      </div>
      {isOpen && (
        <div id={rosterId} className={styles.roster}>
          <TodayRoster classInstanceId={classInstanceId} onPayment={onPayment} />
        </div>
      )}
    </li>
  );
}

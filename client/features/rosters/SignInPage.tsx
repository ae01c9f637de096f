import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { consolePathTo } from '../../console-paths';
import { useFormats } from '../../i18n/formats';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { useZoneName } from '../../i18n/zone-name';
import { ButtonLink } from '../../ui/elements/Button';
import { Notice } from '../../ui/elements/Notice';
import { SelectField } from '../../ui/forms/SelectField';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import { AttendeeTable } from './AttendeeTable';
import { blankRows } from './blank-rows';
import type { Roster, RosterClass } from './read-roster';
import { rosterMessages as messages } from './roster.messages';
import { RosterPage, RosterTools } from './RosterPage';
import { venueAndLanguage, Sheet, BlankLine } from './Sheet';
import styles from './Sheet.module.css';

type ClassDay = RosterClass['days'][number];

/** The sign-in sheets, one for each day of a class. `?day=2` selects one day. */
export function SignInPage() {
  return (
    <RosterPage sheet={classWordMessages.signInSheet}>
      {(roster) => <SignInSheets roster={roster} />}
    </RosterPage>
  );
}

function SignInSheets({ roster }: { roster: Roster }) {
  const [params, setParams] = useSearchParams();
  const { scheduled, attendees, unnamedSeats } = roster;
  const seats = attendees.length + unnamedSeats.length;
  const { days } = scheduled;
  const chosen = days.find(({ dayNumber }) => String(dayNumber) === params.get('day'));
  return (
    <>
      <RosterTools roster={roster}>
        {days.length > 1 && (
          <DayChoice
            days={days}
            chosen={chosen}
            onChoose={(day) => setParams(day ? { day } : {}, { replace: true, preventScrollReset: true })}
          />
        )}
        {seats > 0 && (
          <ButtonLink to={consolePathTo.writeToClass(scheduled.id)}>
            <FormattedMessage {...classWordMessages.write} />
          </ButtonLink>
        )}
        <ButtonLink to={consolePathTo.classRecord(scheduled.id)}>
          <FormattedMessage {...classWordMessages.classRecord} />
        </ButtonLink>
      </RosterTools>
      {seats === 0 && (
        <div className="no-print">
          <Notice>
            <p>
              <FormattedMessage {...messages.nobodyOnSheet} />
            </p>
          </Notice>
        </div>
      )}
      <div>
        {(chosen ? [chosen] : days).map((day) => (
          <DaySheet key={day.dayNumber} roster={roster} day={day} />
        ))}
      </div>
    </>
  );
}

interface DayChoiceProps {
  days: readonly ClassDay[];
  chosen: ClassDay | undefined;
  onChoose: (day: string) => void;
}

function DayChoice({ days, chosen, onChoose }: DayChoiceProps) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <SelectField
      id="day"
      label={intl.formatMessage(messages.day)}
      prompt={intl.formatMessage(messages.allDays, { count: days.length })}
      options={days.map(({ dayNumber, date }) => ({
        value: String(dayNumber),
        label: intl.formatMessage(messages.dayChoice, { number: dayNumber, date: formats.longDay(date) }),
      }))}
      value={chosen ? String(chosen.dayNumber) : ''}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function DaySheet({ roster, day }: { roster: Roster; day: ClassDay }) {
  const formats = useFormats();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const { scheduled, attendees, unnamedSeats } = roster;
  const { classType, timeZone, maxAttendees, instructorName } = scheduled;
  const place = { number: day.dayNumber, count: scheduled.days.length };
  const date = formats.fullDate(day.date);
  return (
    <Sheet
      id={`day-${day.dayNumber}`}
      roster={roster}
      kind={<FormattedMessage {...classWordMessages.signInSheet} />}
      which={<FormattedMessage {...classWordMessages.dayOf} values={place} />}
      facts={[
        [
          <FormattedMessage key="date" {...fieldMessages.date} />,
          <b key="day" className={styles.date}>
            {date}
          </b>,
        ],
        [
          <FormattedMessage key="hours" {...messages.hours} />,
          <FormattedMessage
            key="from"
            {...classWordMessages.hours}
            values={{
              start: formats.time(day.startTime),
              end: formats.time(day.endTime),
              zone: zoneName(timeZone),
            }}
          />,
        ],
        ...venueAndLanguage(scheduled),
      ]}
    >
      <div className={styles.writeLines}>
        <BlankLine label={<FormattedMessage {...fieldMessages.instructor} />}>{instructorName}</BlankLine>
        <BlankLine label={<FormattedMessage {...messages.instructorSignature} />} />
      </div>
      <AttendeeTable
        caption={
          <FormattedMessage
            {...messages.continued}
            values={{ ...place, name: localized(classType.name, classType.nameEs, language).text, date }}
          />
        }
        attendees={attendees}
        unnamedSeats={unnamedSeats}
        blankRows={blankRows(maxAttendees, attendees.length + unnamedSeats.length)}
        isSigned
        lastHead={<FormattedMessage {...messages.signature} />}
      />
    </Sheet>
  );
}

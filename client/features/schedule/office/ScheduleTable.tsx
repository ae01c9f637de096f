import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { useFormats } from '../../../i18n/formats';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { classMessages } from '../../../ui/class.messages';
import { instructionLanguageMessages } from '../../../ui/office/instruction-language.messages';
import { Menu } from '../../../ui/office/Menu';
import { ActionsCell, DataCell, HeadCell, Row, RowHeader, Table } from '../../../ui/office/Table';
import { WaitingLink } from '../../../ui/office/WaitingLink';
import { classLabels } from './class-labels.messages';
import { classPath } from './class-path';
import { ClassStatusTag } from './ClassStatusTag';
import { officeScheduleMessages as messages } from './office-schedule.messages';
import { scheduleViewMessages } from './schedule-view.messages';
import type { OfficeClassFragment } from './SchedulePage.generated';
import styles from './ScheduleTable.module.css';
import { useClassMenu, type ClassTasks } from './use-class-menu';
import { useClassName, usePlaceName } from './use-class-name';
import { useWallTime } from './use-wall-time';

interface Column {
  label: MessageDescriptor;
  elastic?: boolean;
  room?: 'wide' | 'widest';
}

const columns: readonly Column[] = [
  { label: messages.typeFilter, elastic: true },
  { label: scheduleViewMessages.starts, elastic: true },
  { label: messages.location, elastic: true },
  { label: classLabels.instructorName, elastic: true, room: 'wide' },
  { label: messages.taughtIn },
  { label: messages.capacity },
  { label: messages.statusFilter },
  { label: scheduleViewMessages.actions },
];

/** The classes of the schedule, one per row. */
export function ScheduleTable({
  classes,
  ...tasks
}: { classes: readonly OfficeClassFragment[] } & ClassTasks) {
  return (
    <div className={styles.frame}>
      <Table
        dense
        caption={<FormattedMessage {...messages.listHeading} />}
        head={columns.map(({ label, ...look }) => (
          <HeadCell key={label.id} {...look}>
            <FormattedMessage {...label} />
          </HeadCell>
        ))}
      >
        {classes.map((scheduled) => (
          <ClassRow key={scheduled.id} scheduled={scheduled} {...tasks} />
        ))}
      </Table>
    </div>
  );
}

function ClassRow({ scheduled, ...tasks }: { scheduled: OfficeClassFragment } & ClassTasks) {
  const intl = useIntl();
  const formats = useFormats();
  const { columnDay } = useOfficeFormats();
  const wallTime = useWallTime();
  const className = useClassName();
  const placeName = usePlaceName();
  const navigate = useNavigate();
  const menu = useClassMenu(scheduled, tasks);
  const { id, classType, days, address, takenSeats, maxAttendees, seatsLeft, language, status } = scheduled;
  const name = className(classType);
  const [first] = days;
  const label = (message: MessageDescriptor) => intl.formatMessage(message);
  const venue = placeName(scheduled);
  const place = intl.formatMessage(scheduleViewMessages.place, { name: venue.text, city: address.city });
  const languages = label(instructionLanguageMessages[language]);
  return (
    <Row id={`class-${id}`} onEnter={() => void navigate(classPath(id))}>
      <RowHeader elastic>
        <span title={name.text}>
          <Link className={styles.name} to={classPath(id)} lang={name.lang}>
            {name.text}
          </Link>
        </span>
      </RowHeader>
      <DataCell label={label(scheduleViewMessages.starts)} elastic title={first && wallTime(first)}>
        {first && (
          <span className={status === 'cancelled' ? styles.off : undefined}>
            <time dateTime={`${first.date}T${first.startTime}`}>
              {columnDay(first.date, 'UTC')}, {formats.time(first.startTime)}
            </time>
            {days.length > 1 && (
              <span className={styles.quiet}>
                {'\u00a0· '}
                <FormattedMessage {...scheduleViewMessages.dayCount} values={{ count: days.length }} />
              </span>
            )}
          </span>
        )}
      </DataCell>
      <DataCell label={label(messages.location)} elastic title={place}>
        <span lang={venue.lang}>{place}</span>
      </DataCell>
      <DataCell
        label={label(classLabels.instructorName)}
        elastic
        room="wide"
        title={scheduled.instructorName ?? ''}
      >
        {scheduled.instructorName ?? (
          <span className={styles.quiet}>
            <FormattedMessage {...scheduleViewMessages.noInstructor} />
          </span>
        )}
      </DataCell>
      <DataCell label={label(messages.taughtIn)}>{languages}</DataCell>
      <DataCell label={label(messages.capacity)}>
        <span className="tabular">
          <FormattedMessage {...messages.seats} values={{ taken: takenSeats, max: maxAttendees }} />
        </span>{' '}
        {seatsLeft === 0 && (
          <strong>
            <FormattedMessage {...classMessages.full} />
          </strong>
        )}
        <WaitingLink count={scheduled.waiting} to={consolePathTo.waitingList(id)} />
      </DataCell>
      <DataCell label={label(messages.statusFilter)}>
        <ClassStatusTag status={status} />
      </DataCell>
      <ActionsCell>
        <Menu
          id={`actions-of-${id}`}
          label={
            <FormattedMessage
              {...scheduleViewMessages.actionsOf}
              values={{ name: name.text, date: first ? formats.fullDate(first.date) : '' }}
            />
          }
          items={menu}
        />
      </ActionsCell>
    </Row>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { useFormats } from '../../../../i18n/formats';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { classMessages } from '../../../../ui/classes/class.messages';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { instructionLanguageMessages } from '../../../../ui/office/texts/instruction-language.messages';
import { Menu } from '../../../../ui/office/overlays/Menu';
import { Table } from '../../../../ui/office/lists/Table';
import { WaitingLink } from '../../../../ui/office/page/WaitingLink';
import { classLabels } from '../class-labels.messages';
import { classPath } from '../class-path';
import { ClassStatusTag } from '../ClassStatusTag';
import { officeScheduleMessages as messages } from '../office-schedule.messages';
import { scheduleViewMessages } from './schedule-view.messages';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import styles from './ScheduleTable.module.css';
import { useClassMenu, type ClassTasks } from './use-class-menu';
import { useClassName, useClassTitle, usePlaceName } from '../use-class-name';
import { useWallTime } from '../use-wall-time';

/** The classes of the schedule, one per row. */
export function ScheduleTable({
  classes,
  ...tasks
}: { classes: readonly OfficeClassFragment[] } & ClassTasks) {
  const intl = useIntl();
  const formats = useFormats();
  const { columnDay } = useOfficeFormats();
  const wallTime = useWallTime();
  const className = useClassName();
  const placeName = usePlaceName();
  const navigate = useNavigate();
  const placeOf = (scheduled: OfficeClassFragment) =>
    intl.formatMessage(classWordMessages.place, {
      name: placeName(scheduled).text,
      city: scheduled.address.city,
    });
  return (
    <div className={styles.frame}>
      <Table
        dense
        caption={<FormattedMessage {...messages.listHeading} />}
        items={classes}
        row={({ id }) => ({ id: `class-${id}`, onEnter: () => void navigate(classPath(id)) })}
        columns={[
          {
            label: classLabels.classTypeId,
            elastic: true,
            cell: ({ id, classType }) => {
              const { text, lang } = className(classType);
              return (
                <span title={text}>
                  <Link className={`tap-area ${styles.name}`} to={classPath(id)} lang={lang}>
                    {text}
                  </Link>
                </span>
              );
            },
          },
          {
            label: classWordMessages.starts,
            title: ({ days: [first] }) => (first ? wallTime(first) : ''),
            cell: ({ status, days: [first, ...others] }) =>
              first && (
                <span className={status === 'cancelled' ? styles.off : undefined}>
                  <time dateTime={`${first.date}T${first.startTime}`}>
                    <span className={styles.line}>{columnDay(first.date, 'UTC')},</span>{' '}
                    {formats.time(first.startTime)}
                  </time>
                  {others.length > 0 && (
                    <span className={styles.quiet}>
                      {' · '}
                      <FormattedMessage
                        {...scheduleViewMessages.dayCount}
                        values={{ count: 1 + others.length }}
                      />
                    </span>
                  )}
                </span>
              ),
          },
          {
            label: fieldMessages.place,
            elastic: true,
            title: placeOf,
            cell: (scheduled) => <span lang={placeName(scheduled).lang}>{placeOf(scheduled)}</span>,
          },
          {
            label: classLabels.instructorName,
            elastic: true,
            room: 'wide',
            title: ({ instructorName }) => instructorName ?? '',
            cell: ({ instructorName }) =>
              instructorName ?? (
                <span className={styles.quiet}>
                  <FormattedMessage {...scheduleViewMessages.noInstructor} />
                </span>
              ),
          },
          {
            label: classWordMessages.taughtIn,
            cell: ({ language }) => <FormattedMessage {...instructionLanguageMessages[language]} />,
          },
          {
            label: messages.capacity,
            cell: ({ id, takenSeats, maxAttendees, seatsLeft, waiting }) => (
              <>
                <span className={styles.line}>
                  <span className="tabular">
                    <FormattedMessage {...messages.seats} values={{ taken: takenSeats, max: maxAttendees }} />
                  </span>{' '}
                  {seatsLeft === 0 && (
                    <strong>
                      <FormattedMessage {...classMessages.full} />
                    </strong>
                  )}
                </span>
                <WaitingLink count={waiting} to={consolePathTo.waitingList(id)} />
              </>
            ),
          },
          { label: classLabels.status, cell: ({ status }) => <ClassStatusTag status={status} /> },
          {
            label: wordMessages.actions,
            isActions: true,
            cell: (scheduled) => <ClassMenu scheduled={scheduled} {...tasks} />,
          },
        ]}
      />
    </div>
  );
}

function ClassMenu({ scheduled, ...tasks }: { scheduled: OfficeClassFragment } & ClassTasks) {
  const classTitle = useClassTitle();
  return (
    <Menu
      id={`actions-of-${scheduled.id}`}
      label={<FormattedMessage {...scheduleViewMessages.actionsOf} values={classTitle(scheduled)} />}
      items={useClassMenu(scheduled, tasks)}
    />
  );
}

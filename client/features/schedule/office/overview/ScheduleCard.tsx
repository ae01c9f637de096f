import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { classMessages } from '../../../../ui/classes/class.messages';
import { ClipboardPen, Pencil, TicketCheck, Trash } from '../../../../ui/icons/office-icons';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { classWarningMessages } from '../../../../ui/office/texts/class-warning.messages';
import { Menu } from '../../../../ui/office/overlays/Menu';
import { Shape } from '../../../../ui/elements/Shape';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { CardDays, CardFacts } from '../ClassCardFacts';
import { classPath } from '../class-path';
import { ClassStatusTag } from '../ClassStatusTag';
import { officeScheduleMessages as messages } from '../office-schedule.messages';
import styles from '../ScheduleCard.module.css';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { useClassMenu, type ClassTasks } from './use-class-menu';
import { useClassName, useClassTitle } from '../use-class-name';

/** The actions without a button of their own. */
const menuKeys: ReadonlySet<string> = new Set([
  'complete',
  'copy',
  'attendance',
  'write',
  'record',
  'cancel',
]);

interface ScheduleCardProps extends ClassTasks {
  scheduled: OfficeClassFragment;
}

/** A class in the schedule. */
export function ScheduleCard({ scheduled, ...tasks }: ScheduleCardProps) {
  const intl = useIntl();
  const classTitle = useClassTitle();
  const className = useClassName();
  const { onEdit, onDelete } = tasks;
  const { classType, status } = scheduled;
  const menu = useClassMenu(scheduled, tasks).filter(({ key }) => menuKeys.has(key));
  const name = className(classType);
  const which = (
    <span className="visually-hidden">
      {' '}
      {intl.formatMessage(classWordMessages.nameAndDate, classTitle(scheduled))}
    </span>
  );
  return (
    <article className={styles.card} data-status={status} data-category={classType.category}>
      <header className={styles.head}>
        <div>
          <p className={styles.category}>
            <Shape name={classType.category} />
            <FormattedMessage {...classMessages[classType.category]} />
          </p>
          <h3 className={styles.name} lang={name.lang}>
            <Link className="tap-area" to={classPath(scheduled.id)}>
              {name.text}
            </Link>
          </h3>
        </div>
        <ClassStatusTag status={status} />
      </header>
      <CardFacts scheduled={scheduled} />
      <CardDays scheduled={scheduled} />
      {scheduled.warnings.length > 0 && (
        <ul className={styles.warnings}>
          {scheduled.warnings.map((warning) => (
            <li key={warning}>
              <Shape name="warning" />
              <FormattedMessage {...classWarningMessages[warning]} />
            </li>
          ))}
        </ul>
      )}
      {scheduled.instructorName && (
        <p className={styles.notes}>
          <FormattedMessage {...messages.instructor} values={{ name: scheduled.instructorName }} />
        </p>
      )}
      {scheduled.notes && (
        <p className={styles.notes}>
          <span>
            <FormattedMessage {...messages.notes} values={{ notes: scheduled.notes }} />
          </span>
        </p>
      )}
      <div className={`${styles.actions} no-print`}>
        <button type="button" data-leaves onClick={() => onEdit(scheduled)}>
          <Pencil className={styles.icon} />
          <span>
            <FormattedMessage {...wordMessages.edit} />
            {which}
          </span>
        </button>
        <Link to={consolePathTo.bookingsOf(scheduled.id)}>
          <TicketCheck className={styles.icon} />
          <span>
            <FormattedMessage {...messages.viewBookings} />
            {which}
          </span>
        </Link>
        <Link to={consolePathTo.signInSheet(scheduled.id)}>
          <ClipboardPen className={styles.icon} />
          <span>
            <FormattedMessage {...classWordMessages.signInSheet} />
            {which}
          </span>
        </Link>
        <button type="button" className={styles.danger} onClick={() => onDelete(scheduled)}>
          <Trash className={styles.icon} />
          <span>
            <FormattedMessage {...wordMessages.delete} />
            {which}
          </span>
        </button>
        <div className={styles.menu}>
          <Menu
            label={
              <>
                <FormattedMessage {...wordMessages.moreActions} />
                {which}
              </>
            }
            items={menu}
          />
        </div>
      </div>
    </article>
  );
}

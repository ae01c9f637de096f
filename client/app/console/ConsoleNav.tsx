import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';

import { paths } from '../../paths';
import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  LayoutList,
  Mail,
  Send,
  TicketCheck,
  Users,
} from '../../ui/icons/office-icons';
import { consoleMessages } from './console.messages';
import styles from './ConsoleNav.module.css';
import { Shortcuts } from './Shortcuts';

const places = [
  { path: paths.adminDashboard, message: consoleMessages.dashboard, Icon: LayoutList },
  { path: paths.adminClassTypes, message: consoleMessages.classTypes, Icon: BookOpen },
  { path: paths.adminSchedule, message: consoleMessages.schedule, Icon: CalendarDays },
  { path: paths.adminBookings, message: consoleMessages.bookings, Icon: TicketCheck },
  { path: paths.adminMessages, message: consoleMessages.messages, Icon: Mail },
  { path: paths.adminOutbox, message: consoleMessages.outbox, Icon: Send },
  { path: paths.adminReports, message: consoleMessages.reports, Icon: ChartColumn },
  { path: paths.adminUsers, message: consoleMessages.users, Icon: Users },
] as const;

/** The rail of the console; a strip below the header on narrow screens. */
export function ConsoleNav() {
  const intl = useIntl();
  return (
    <nav className={styles.rail} aria-label={intl.formatMessage(consoleMessages.nav)}>
      <ul className={styles.list}>
        {places.map(({ path, message, Icon }) => (
          <li key={path}>
            <NavLink className={styles.link ?? ''} to={path}>
              <Icon className={styles.icon} />
              <FormattedMessage {...message} />
            </NavLink>
          </li>
        ))}
        <li className={styles.shortcuts}>
          <Shortcuts className={styles.link} />
        </li>
      </ul>
    </nav>
  );
}

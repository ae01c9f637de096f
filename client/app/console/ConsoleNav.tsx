import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import LayoutList from 'lucide-react/icons/layout-list';
import Mail from 'lucide-react/icons/mail';
import TicketCheck from 'lucide-react/icons/ticket-check';
import Users from 'lucide-react/icons/users';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';

import { paths } from '../../paths';
import { consoleMessages } from './console.messages';
import styles from './ConsoleNav.module.css';
import { Shortcuts } from './Shortcuts';

const places = [
  { path: paths.adminDashboard, message: consoleMessages.dashboard, Icon: LayoutList },
  { path: paths.adminClassTypes, message: consoleMessages.classTypes, Icon: BookOpen },
  { path: paths.adminSchedule, message: consoleMessages.schedule, Icon: CalendarDays },
  { path: paths.adminBookings, message: consoleMessages.bookings, Icon: TicketCheck },
  { path: paths.adminMessages, message: consoleMessages.messages, Icon: Mail },
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
              <Icon className={styles.icon} aria-hidden="true" />
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

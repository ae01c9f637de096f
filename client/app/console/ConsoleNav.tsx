import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router-dom';

import { paths } from '../../paths';
import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  IdCard,
  LayoutList,
  Mail,
  Send,
  TicketCheck,
  Users,
} from '../../ui/icons/office-icons';
import { consoleNavId } from './console-nav-id';
import { MapPin } from '../../ui/icons/site-icons';
import { consoleMessages } from './console.messages';
import styles from './ConsoleNav.module.css';
import { Shortcuts } from './Shortcuts';

const items = [
  { path: paths.adminDashboard, message: consoleMessages.dashboard, Icon: LayoutList },
  { path: paths.adminClassTypes, message: consoleMessages.classTypes, Icon: BookOpen },
  { path: paths.adminSchedule, message: consoleMessages.schedule, Icon: CalendarDays },
  { path: paths.adminBookings, message: consoleMessages.bookings, Icon: TicketCheck },
  { path: paths.adminStudents, message: consoleMessages.students, Icon: IdCard },
  { path: paths.adminVenues, message: consoleMessages.venues, Icon: MapPin },
  { path: paths.adminMessages, message: consoleMessages.messages, Icon: Mail },
  { path: paths.adminOutbox, message: consoleMessages.outbox, Icon: Send },
  { path: paths.adminReports, message: consoleMessages.reports, Icon: ChartColumn },
  { path: paths.adminUsers, message: consoleMessages.users, Icon: Users },
] as const;

/** Pages without a menu item, by the page whose item marks them as current. */
const activeItemOverrides: Readonly<Record<string, string>> = { [paths.adminInstructors]: paths.adminVenues };

interface ConsoleNavProps {
  /** On a phone, where it is hidden by default. */
  isOpen: boolean;
  onSearch: (isOpen: boolean) => void;
}

/** The navigation of the console: a column, on narrow screens a strip below the header, on phones a menu. */
export function ConsoleNav({ isOpen, onSearch }: ConsoleNavProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <nav
      id={consoleNavId}
      className={isOpen ? styles.rail : `${styles.rail} ${styles.closed}`}
      aria-label={intl.formatMessage(consoleMessages.nav)}
    >
      <ul className={styles.list}>
        {items.map(({ path, message, Icon }) => (
          <li key={path}>
            <NavLink
              className={styles.link ?? ''}
              to={path}
              data-current={activeItemOverrides[pathname] === path || undefined}
            >
              <Icon className={styles.icon} />
              <FormattedMessage {...message} />
            </NavLink>
          </li>
        ))}
        <li className={styles.shortcuts}>
          <Shortcuts className={styles.link} onSearch={onSearch} />
        </li>
      </ul>
    </nav>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router-dom';

import { consolePaths } from '../../console-paths';
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
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { consoleNavId } from './console-nav-id';
import { MapPin } from '../../ui/icons/site-icons';
import { consoleMessages } from './console.messages';
import styles from './ConsoleNav.module.css';
import { Shortcuts } from './Shortcuts';

const items = [
  { path: consolePaths.dashboard, message: pageNameMessages.dashboard, Icon: LayoutList },
  { path: consolePaths.classTypes, message: pageNameMessages.classTypes, Icon: BookOpen },
  { path: consolePaths.schedule, message: pageNameMessages.schedule, Icon: CalendarDays },
  { path: consolePaths.bookings, message: pageNameMessages.bookings, Icon: TicketCheck },
  { path: consolePaths.students, message: pageNameMessages.students, Icon: IdCard },
  { path: consolePaths.venues, message: consoleMessages.venues, Icon: MapPin },
  { path: consolePaths.messages, message: pageNameMessages.contactMessages, Icon: Mail },
  { path: consolePaths.outbox, message: pageNameMessages.outbox, Icon: Send },
  { path: consolePaths.reports, message: pageNameMessages.reports, Icon: ChartColumn },
  { path: consolePaths.users, message: pageNameMessages.users, Icon: Users },
] as const;

/** Pages without a menu item, by the page whose item marks them as current. */
const activeItemOverrides: Readonly<Record<string, string>> = {
  [consolePaths.instructors]: consolePaths.venues,
};

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

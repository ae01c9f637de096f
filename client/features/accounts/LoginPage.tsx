import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../paths';
import { CalendarDays, CalendarX, History, IdCard } from '../../ui/icons/office-icons';
import { ArrowLeft } from '../../ui/icons/site-icons';
import { Notice } from '../../ui/elements/Notice';
import { useIsHydrating } from '../../ui/loading/use-is-hydrating';
import { usePageTitle } from '../../ui/page/use-page-title';
import { noteLogOutEverywhere, wasLoggedOutEverywhere } from './logged-out-everywhere';
import { LoginForm } from './LoginForm';
import { loginMessages } from './login.messages';
import styles from './LoginPage.module.css';
import { returnPathOf } from './session.policies';
import { storeSession } from './session-storage';

const benefits = [
  { Icon: CalendarDays, message: loginMessages.infoView },
  { Icon: CalendarX, message: loginMessages.infoChange },
  { Icon: IdCard, message: loginMessages.infoCertificates },
  { Icon: History, message: loginMessages.infoHistory },
] as const;

/** The log-in for all accounts; redirects to the dashboard of the role. */
export function LoginPage() {
  const intl = useIntl();
  const location = useLocation();
  // Only the browser has the history state.
  const isHydrating = useIsHydrating();
  const [isAfterLogOut] = useState(wasLoggedOutEverywhere);
  useEffect(() => noteLogOutEverywhere(false), []);
  usePageTitle(intl.formatMessage(loginMessages.title));
  return (
    <div className={`wrap ${styles.page}`}>
      <Link className={styles.link} to={paths.home}>
        <ArrowLeft className={styles.icon} />
        <FormattedMessage {...loginMessages.backHome} />
      </Link>
      <div className={styles.login}>
        <div className={styles.enter}>
          {/* The guard around this page detects the session and redirects. */}
          <LoginForm onLogin={storeSession}>
            <h1 tabIndex={-1}>
              <FormattedMessage {...loginMessages.title} />
            </h1>
            {isAfterLogOut && (
              <Notice live="status">
                <p>
                  <FormattedMessage {...loginMessages.loggedOutEverywhere} />
                </p>
              </Notice>
            )}
            {!isHydrating && returnPathOf(location.state) !== undefined && (
              <Notice>
                <p>
                  <FormattedMessage {...loginMessages.toContinue} />
                </p>
              </Notice>
            )}
          </LoginForm>
          <div className={styles.links}>
            <Link className={styles.link} to={paths.forgotPassword}>
              <FormattedMessage {...loginMessages.forgotPassword} />
            </Link>
            <Link className={styles.link} to={paths.confirmEmail}>
              <FormattedMessage {...loginMessages.unconfirmed} />
            </Link>
            <Link className={styles.link} to={paths.findBooking}>
              <FormattedMessage {...loginMessages.findBooking} />
            </Link>
            <Link className={styles.link} to={paths.register}>
              <FormattedMessage {...loginMessages.register} />
            </Link>
          </div>
        </div>
        <section className={styles.info} aria-labelledby="login-info">
          <h2 id="login-info" className={styles.infoHeading}>
            <FormattedMessage {...loginMessages.infoHeading} />
          </h2>
          <ul className={styles.benefits}>
            {benefits.map(({ Icon, message }) => (
              <li key={message.id} className={styles.benefit}>
                <Icon className={styles.icon} />
                <FormattedMessage {...message} />
              </li>
            ))}
          </ul>
          <p className={styles.guest}>
            <FormattedMessage {...loginMessages.infoGuest} />
          </p>
        </section>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { atTime } from '../../../i18n/formats';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { useLocale } from '../../../i18n/use-locale';
import { Button, ButtonRow } from '../../../ui/Button';
import { Toast } from '../../../ui/office/Toast';
import { Panel } from '../../../ui/office/Panel';
import type { Report } from '../report';
import { hourName, weekdayName } from './mailing-form';
import { MailingForm } from './MailingForm';
import { officeZone } from '../../../i18n/office-zone';
import styles from './ReportMailing.module.css';
import type { ReportMailingFragment } from './ReportSchedule.generated';
import { mailingMessages as messages } from './schedule.messages';
import { useMailing, type Mailing } from './use-mailing';

/** The report schedule, editable by the report's owner only. */
export function ReportMailing({ report: { id, mine, variables } }: { report: Report }) {
  const [edited, setEdited] = useState<Mailing>();
  const { mailing, hasFailed, toast, clearToast, stop, ...calls } = useMailing(id);
  const hasDays = variables.some(({ kind, name }) => kind === 'date' && /(from|to)$/i.test(name));
  const schedule = mailing?.schedule;
  if (!mine && !schedule) return null;
  const close = () => setEdited(undefined);
  return (
    <>
      <Panel heading={<FormattedMessage {...messages.heading} />}>
        {edited ? (
          <MailingForm
            mailing={edited}
            hasDays={hasDays}
            calls={calls}
            onSaved={async (saved) => {
              await calls.showSaved(saved);
              close();
            }}
            onFailed={calls.fail}
            onClose={close}
            onGone={() => {
              close();
              void calls.load();
            }}
          />
        ) : (
          <div className={styles.content}>
            {hasFailed && (
              <p role="alert">
                <FormattedMessage {...messages.loadFailed} />
              </p>
            )}
            {mailing && !schedule && (
              <p>
                <FormattedMessage {...messages.none} />
              </p>
            )}
            {schedule && <MailingFrequency schedule={schedule} />}
            {mailing && mine && (
              <ButtonRow>
                <Button size="small" onClick={() => setEdited(mailing)}>
                  <FormattedMessage {...(schedule ? messages.change : messages.start)} />
                </Button>
                {schedule && (
                  <Button size="small" variant="danger" onClick={() => void stop(schedule)}>
                    <FormattedMessage {...messages.stop} />
                  </Button>
                )}
              </ButtonRow>
            )}
          </div>
        )}
      </Panel>
      <Toast toast={toast} onClose={clearToast} />
    </>
  );
}

function MailingFrequency({ schedule }: { schedule: ReportMailingFragment }) {
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const { frequency, day, hour, nextAt, recipients } = schedule;
  const time = atTime(hourName(hour, language), language);
  return (
    <div className={styles.rhythm}>
      <p>
        <strong>
          {frequency === 'weekly' ? (
            <FormattedMessage {...messages.weekly} values={{ day: weekdayName(day, language), time }} />
          ) : (
            <FormattedMessage {...messages.monthly} values={{ day, time }} />
          )}
        </strong>{' '}
        <span className={styles.quiet}>
          <FormattedMessage {...messages.next} values={{ when: formats.instant(nextAt, officeZone) }} />
        </span>
      </p>
      <ul className={styles.people}>
        {recipients.map(({ id, email, isReached }) => (
          <li key={id}>
            {email}
            {!isReached && (
              <span className={styles.quiet}>
                {' '}
                (<FormattedMessage {...messages.notReached} />)
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { atTime } from '../../../i18n/formats';
import { useOfficeFormats } from '../../../i18n/office/office-formats';
import { useLocale } from '../../../i18n/use-locale';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { Toast } from '../../../ui/office/overlays/Toast';
import { Panel } from '../../../ui/office/page/Panel';
import { useFormUrlState } from '../../../ui/office/forms/use-form-url-state';
import { useFocusWhenRowLeaves } from '../../../ui/office/lists/use-focus-when-row-leaves';
import { useReturnFocus } from '../../../ui/office/overlays/use-return-focus';
import type { Report, ReportValues } from '../report';
import { reportPath } from '../report-paths';
import { hourName, weekdayName } from './mailing-form';
import { MailingForm } from './MailingForm';
import { officeZone } from '../../../i18n/office/office-zone';
import styles from './ReportMailing.module.css';
import type { ReportMailingFragment } from './ReportSchedule.generated';
import { mailingMessages as messages } from './schedule.messages';
import { useMailing, type Mailing } from './use-mailing';

interface ReportMailingProps {
  report: Report;
  /** Values of its form, for the copy of a shipped report. */
  values: ReportValues;
}

/** The report schedule, editable by the report's owner only. */
export function ReportMailing({ report, values }: ReportMailingProps) {
  const { mine, shipped, variables } = report;
  const url = useFormUrlState(['edit=mailing']);
  const { mailing, hasFailed, copy, toast, closeToast, stop, ...calls } = useMailing(report, values);
  const hasDays = variables.some(({ kind, name }) => kind === 'date' && /(from|to)$/i.test(name));
  const schedule = mailing?.schedule;
  const isEditable = mine || shipped;
  /** As of when the form was opened: a save that conflicts loads the current one. */
  const [edited, setEdited] = useState<Mailing>();
  if (url.form === undefined && edited) setEdited(undefined);
  if (url.form && !edited && isEditable && mailing) setEdited(mailing);
  const openButton = useRef<HTMLButtonElement>(null);
  useReturnFocus(edited !== undefined, openButton);
  // The button that stops the mails disappears with them.
  useFocusWhenRowLeaves(openButton, toast, schedule);
  if (!isEditable && !schedule) return null;
  const { close } = url;
  return (
    <>
      <div className="no-print">
        <Panel heading={<FormattedMessage {...messages.heading} />}>
          {edited ? (
            <MailingForm
              mailing={edited}
              hasDays={hasDays}
              calls={calls}
              onSaved={calls.showSaved}
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
                  {shipped && !copy && (
                    <>
                      {' '}
                      <FormattedMessage {...messages.copied} />
                    </>
                  )}
                </p>
              )}
              {schedule && <MailingFrequency schedule={schedule} />}
              {copy && (
                <p>
                  <FormattedMessage
                    {...messages.copy}
                    values={{
                      name: copy.name,
                      link: (chunks) => <Link to={reportPath(copy.id)}>{chunks}</Link>,
                    }}
                  />
                </p>
              )}
              {mailing && isEditable && (
                <ButtonRow>
                  <Button ref={openButton} size="small" onClick={() => url.open('edit=mailing')}>
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
      </div>
      <Toast toast={toast} onClose={closeToast} />
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

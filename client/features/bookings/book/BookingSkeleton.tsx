import { FormattedMessage, useIntl } from 'react-intl';

import { Skeleton } from '../../../ui/loading/Skeleton';
import { StepIndicator } from '../../../ui/forms/StepIndicator';
import { usePageTitle } from '../../../ui/page/use-page-title';
import { StepBackLink } from './StepBackLink';
import { informationMessages, paymentFrameMessages } from './booking-form.messages';
import form from './BookingForm.module.css';
import styles from './BookingSkeleton.module.css';
import { loadingMessages } from './class-loading.messages';

/** Skeleton of the first step while the class is loading. */
export function BookingSkeleton() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(informationMessages.heading));
  return (
    <>
      <StepBackLink />
      <p role="status" className="visually-hidden">
        <FormattedMessage {...loadingMessages.loading} />
      </p>
      <div className={form.booking}>
        <div className={form.head}>
          <div className={form.step}>
            <h1 tabIndex={-1}>
              <FormattedMessage {...informationMessages.heading} />
            </h1>
            <StepIndicator
              steps={[
                intl.formatMessage(informationMessages.stepName),
                intl.formatMessage(paymentFrameMessages.stepName),
              ]}
              current={0}
            />
          </div>
        </div>
        <div className={styles.summary} aria-hidden="true">
          <div className={styles.band} />
          <Skeleton width="80%" height="1.75rem" />
          <Skeleton width="40%" />
          <Skeleton width="60%" />
          <Skeleton width="50%" height="2rem" />
        </div>
        <div className={styles.form} aria-hidden="true">
          {['name', 'surname', 'email', 'phone'].map((field) => (
            <div key={field} className={styles.field}>
              <Skeleton width="7rem" />
              <div className={styles.control} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

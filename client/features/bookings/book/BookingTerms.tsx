import { FormattedMessage } from 'react-intl';

import { Disclosure } from '../../../ui/elements/Disclosure';
import type { BookingSite } from './booking-site';
import styles from './BookingTerms.module.css';
import { termsMessages } from './booking-terms.messages';

interface BookingTermsProps {
  site: Pick<BookingSite, 'companyName' | 'refundWindowHours' | 'arriveEarlyMinutes'>;
  /** The class is free: no payment and no refund. */
  isFree: boolean;
}

/** The full terms above the checkbox that accepts them. */
export function BookingTerms({ site, isFree }: BookingTermsProps) {
  return (
    <div className={styles.terms}>
      <Disclosure summary={<FormattedMessage {...termsMessages.open} />}>
        <dl className={styles.list}>
          <dt>
            <FormattedMessage {...termsMessages.seatHeading} />
          </dt>
          <dd>
            <FormattedMessage {...termsMessages.seat} />
          </dd>
          {!isFree && (
            <>
              <dt>
                <FormattedMessage {...termsMessages.paymentHeading} />
              </dt>
              <dd>
                <FormattedMessage {...termsMessages.payment} />
              </dd>
            </>
          )}
          <dt>
            <FormattedMessage {...termsMessages.cancellingHeading} />
          </dt>
          <dd>
            {!isFree && (
              <>
                <FormattedMessage {...termsMessages.policy} values={{ hours: site.refundWindowHours }} />{' '}
              </>
            )}
            <FormattedMessage {...termsMessages.howToCancel} values={{ company: site.companyName }} />
          </dd>
          <dt>
            <FormattedMessage {...termsMessages.attendingHeading} />
          </dt>
          <dd>
            <FormattedMessage {...termsMessages.attending} values={{ minutes: site.arriveEarlyMinutes }} />
          </dd>
          <dt>
            <FormattedMessage {...termsMessages.changesHeading} />
          </dt>
          <dd>
            <FormattedMessage {...termsMessages.changes} />
          </dd>
        </dl>
      </Disclosure>
    </div>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths';
import { Button } from '../../../ui/elements/Button';
import { Notice } from '../../../ui/elements/Notice';
import type { BookingSite } from './booking-site';
import type { BookingFailure } from './booking-steps';
import type { BookingField, BookingValues } from './booking-fields';
import { loadingMessages } from './class-loading.messages';
import { failureMessages } from './payment.messages';
import styles from './PaymentFailure.module.css';

interface PaymentFailureProps {
  failure: BookingFailure;
  values: BookingValues;
  site: BookingSite;
  onRetry: () => void;
  onChange: (field: BookingField) => void;
}

/** Why booking failed, right above the button that was pressed. */
export function PaymentFailure({ failure, values, site, onRetry, onChange }: PaymentFailureProps) {
  return (
    <Notice live="alert">
      <FailureText failure={failure} values={values} site={site} onRetry={onRetry} onChange={onChange} />
    </Notice>
  );
}

function FailureText({ failure, values, site, onRetry, onChange }: PaymentFailureProps) {
  switch (failure) {
    case 'lost':
      return (
        <>
          <Heading>
            <FormattedMessage {...failureMessages.lostHeading} />
          </Heading>
          <p>
            <FormattedMessage {...failureMessages.processing} />
          </p>
          <p>
            <FormattedMessage {...failureMessages.lostBody} /> <FormattedMessage {...failureMessages.kept} />
          </p>
          <div className={styles.action}>
            <Button size="small" onClick={onRetry}>
              <FormattedMessage {...loadingMessages.retry} />
            </Button>
          </div>
        </>
      );
    case 'rateLimited':
      return (
        <>
          <Heading>
            <FormattedMessage {...failureMessages.rateLimitedHeading} />
          </Heading>
          <p>
            <FormattedMessage
              {...failureMessages.rateLimitedBody}
              values={{ phone: <OfficePhone key="phone" site={site} /> }}
            />
          </p>
        </>
      );
    case 'alreadyBooked': {
      const changeName = (event: MouseEvent) => {
        event.preventDefault();
        onChange('firstName');
      };
      return (
        <>
          <Heading>
            <FormattedMessage
              {...failureMessages.alreadyBookedHeading}
              values={{ name: `${values.firstName.trim()} ${values.lastName.trim()}` }}
            />
          </Heading>
          <p>
            <FormattedMessage
              {...failureMessages.alreadyBookedBody}
              values={{
                email: values.email.trim(),
                find: (chunks) => (
                  <Link to={paths.findBooking} state={{ email: values.email.trim() }}>
                    {chunks}
                  </Link>
                ),
                change: (chunks) => (
                  <Link to="?" onClick={changeName}>
                    {chunks}
                  </Link>
                ),
                phone: <OfficePhone key="phone" site={site} />,
              }}
            />
          </p>
        </>
      );
    }
    case 'changed':
      return (
        <>
          <Heading>
            <FormattedMessage {...failureMessages.changedHeading} />
          </Heading>
          <p>
            <FormattedMessage {...failureMessages.changedBody} />
          </p>
        </>
      );
    case 'processing':
      return (
        <>
          <Heading>
            <FormattedMessage {...failureMessages.processing} />
          </Heading>
          <p>
            <FormattedMessage {...failureMessages.kept} />
          </p>
        </>
      );
  }
}

function OfficePhone({ site }: { site: BookingSite }) {
  return (
    <a className="nowrap" href={`tel:${site.companyPhone}`}>
      {site.companyPhoneDisplay}
    </a>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h2 className={styles.heading}>{children}</h2>;
}

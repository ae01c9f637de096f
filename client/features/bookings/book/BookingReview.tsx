import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { onPlainClick } from '../../../ui/elements/plain-click';
import { phoneText } from '../../../ui/contact/phone-text';
import { fieldMessages, informationMessages } from './booking-form.messages';
import type { BookingField, BookingValues } from './booking-fields';
import styles from './BookingReview.module.css';
import { paymentMessages } from './payment.messages';

interface BookingReviewProps {
  values: BookingValues;
  /** Undefined if no reminder was offered. */
  reminderHoursBefore: number | undefined;
  onChange: (field: BookingField) => void;
}

interface ReviewItem {
  field: BookingField;
  label: string;
  value: ReactNode;
}

/** Every value of the form, each with a link back to its field. */
export function BookingReview({ values, reminderHoursBefore, onChange }: BookingReviewProps) {
  const intl = useIntl();
  const reminder: ReviewItem[] =
    reminderHoursBefore === undefined
      ? []
      : [
          {
            field: 'textNotifications',
            label: intl.formatMessage(paymentMessages.smsReminder),
            value: values.textNotifications
              ? intl.formatMessage(paymentMessages.smsReminderYes, { hours: reminderHoursBefore })
              : intl.formatMessage(paymentMessages.smsReminderNo),
          },
        ];
  const answers: ReviewItem[] = [
    { field: 'firstName', label: intl.formatMessage(fieldMessages.firstName), value: values.firstName },
    { field: 'lastName', label: intl.formatMessage(fieldMessages.lastName), value: values.lastName },
    { field: 'email', label: intl.formatMessage(fieldMessages.email), value: values.email },
    {
      field: 'phone',
      label: intl.formatMessage(fieldMessages.phone),
      value: values.phone.trim() ? phoneText(values.phone) : intl.formatMessage(paymentMessages.noPhone),
    },
    ...reminder,
    {
      field: 'companyName',
      label: intl.formatMessage(fieldMessages.companyName),
      value: values.companyName.trim() || intl.formatMessage(paymentMessages.noCompany),
    },
    {
      field: 'emergencyContactName',
      label: intl.formatMessage(informationMessages.emergencyGroup),
      value: (
        <>
          {values.emergencyContactName}
          <span className={styles.line}>{phoneText(values.emergencyContactPhone)}</span>
        </>
      ),
    },
    {
      field: 'createAccount',
      label: intl.formatMessage(informationMessages.accountGroup),
      value: intl.formatMessage(
        values.createAccount ? paymentMessages.accountYes : paymentMessages.accountNo,
      ),
    },
  ];
  return (
    <dl className={styles.answers}>
      {answers.map(({ field, label, value }) => (
        <div key={field} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.change}>
            <ChangeLink field={field} label={label} onChange={onChange} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangeLinkProps {
  field: BookingField;
  label: string;
  onChange: (field: BookingField) => void;
}

function ChangeLink({ field, label, onChange }: ChangeLinkProps) {
  return (
    <Link className={styles.link} to="?" onClick={onPlainClick(() => onChange(field))}>
      <span>
        <FormattedMessage
          {...paymentMessages.change}
          values={{ field: label, hidden: (chunks) => <span className="visually-hidden">{chunks}</span> }}
        />
      </span>
    </Link>
  );
}

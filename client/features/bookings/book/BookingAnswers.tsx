import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { onPlainClick } from '../../../ui/plain-click';
import { fieldMessages, informationMessages } from './booking-form.messages';
import type { BookingField, BookingValues } from './booking-fields';
import styles from './BookingAnswers.module.css';
import { paymentMessages } from './payment.messages';
import { phoneText } from './phone-text';

interface BookingAnswersProps {
  values: BookingValues;
  /** Undefined if no reminder was offered. */
  reminderHoursBefore: number | undefined;
  onChange: (field: BookingField) => void;
}

interface Answer {
  field: BookingField;
  label: string;
  answer: ReactNode;
}

/** Every value of the form, each with a link back to its field. */
export function BookingAnswers({ values, reminderHoursBefore, onChange }: BookingAnswersProps) {
  const intl = useIntl();
  const reminder: Answer[] =
    reminderHoursBefore === undefined
      ? []
      : [
          {
            field: 'textNotifications',
            label: intl.formatMessage(paymentMessages.smsReminder),
            answer: values.textNotifications
              ? intl.formatMessage(paymentMessages.smsReminderYes, { hours: reminderHoursBefore })
              : intl.formatMessage(paymentMessages.smsReminderNo),
          },
        ];
  const answers: Answer[] = [
    { field: 'firstName', label: intl.formatMessage(fieldMessages.firstName), answer: values.firstName },
    { field: 'lastName', label: intl.formatMessage(fieldMessages.lastName), answer: values.lastName },
    { field: 'email', label: intl.formatMessage(fieldMessages.email), answer: values.email },
    {
      field: 'phone',
      label: intl.formatMessage(fieldMessages.phone),
      answer: values.phone.trim() ? phoneText(values.phone) : intl.formatMessage(paymentMessages.noPhone),
    },
    ...reminder,
    {
      field: 'companyName',
      label: intl.formatMessage(fieldMessages.companyName),
      answer: values.companyName.trim() || intl.formatMessage(paymentMessages.noCompany),
    },
    {
      field: 'emergencyContactName',
      label: intl.formatMessage(informationMessages.emergencyGroup),
      answer: (
        <>
          {values.emergencyContactName}
          <span className={styles.line}>{phoneText(values.emergencyContactPhone)}</span>
        </>
      ),
    },
    {
      field: 'createAccount',
      label: intl.formatMessage(informationMessages.accountGroup),
      answer: intl.formatMessage(
        values.createAccount ? paymentMessages.accountYes : paymentMessages.accountNo,
      ),
    },
  ];
  return (
    <dl className={styles.answers}>
      {answers.map(({ field, label, answer }) => (
        <div key={field} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.answer}>{answer}</dd>
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
          values={{ field: label, hidden: (words) => <span className="visually-hidden">{words}</span> }}
        />
      </span>
    </Link>
  );
}

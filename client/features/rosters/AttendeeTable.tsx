import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { languageMessages } from '../../ui/classes/language.messages';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import styles from './AttendeeTable.module.css';
import type { Attendee, UnnamedSeat } from './read-roster';
import { rosterMessages as messages } from './roster.messages';

interface AttendeeTableProps {
  /** Name of the table for screen readers; printed above the head on each sheet. */
  caption: ReactNode;
  attendees: readonly Attendee[];
  /** Below them: unnamed seats. */
  unnamedSeats?: readonly UnnamedSeat[];
  blankRows?: number;
  /** Rows are high enough for a signature. */
  isSigned?: boolean;
  lastHead: ReactNode;
  /** The content of the last column; empty if it is filled in by hand. */
  lastOf?: (attendee: Attendee) => ReactNode;
}

/** All attendees of a class, numbered. The head is repeated on every sheet, and no row is split. */
export function AttendeeTable({
  caption,
  attendees,
  unnamedSeats = [],
  blankRows = 0,
  isSigned = false,
  lastHead,
  lastOf,
}: AttendeeTableProps) {
  const intl = useIntl();
  const unnamed = unnamedSeats.map(({ companyName, contact, ...seat }) => ({
    ...seat,
    company: [companyName, intl.formatMessage(wordMessages.person, contact)].filter(Boolean).join(' / '),
  }));
  return (
    <table className={isSigned ? `${styles.table} ${styles.signed}` : styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      {/* Needed for the widths, because the first row is one wide cell. */}
      <colgroup>
        <col className={styles.number} />
        <col />
        <col className={styles.company} />
        <col className={styles.language} />
        <col className={styles.last} />
      </colgroup>
      <thead>
        <tr className={styles.paperOnly} aria-hidden="true">
          <td colSpan={5}>{caption}</td>
        </tr>
        <tr>
          <th scope="col" className={styles.number}>
            <FormattedMessage {...messages.number} />
          </th>
          <th scope="col">
            <FormattedMessage {...fieldMessages.name} />
          </th>
          <th scope="col" className={styles.company}>
            <FormattedMessage {...fieldMessages.company} />
          </th>
          <th scope="col" className={styles.language}>
            <FormattedMessage {...fieldMessages.language} />
          </th>
          <th scope="col" className={styles.last}>
            {lastHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {attendees.map((attendee, index) => (
          <tr key={attendee.id}>
            <td className={styles.number}>{index + 1}</td>
            <th scope="row" data-company={attendee.companyName || undefined}>
              {intl.formatMessage(wordMessages.lastNameFirst, attendee)}
            </th>
            <td className={styles.company}>{attendee.companyName}</td>
            <td className={styles.language}>
              <FormattedMessage {...languageMessages[attendee.language]} />
            </td>
            <td className={styles.last}>{lastOf?.(attendee)}</td>
          </tr>
        ))}
        {unnamed.map(({ key, company, language }, index) => (
          <tr key={key}>
            <td className={styles.number}>{attendees.length + index + 1}</td>
            <th scope="row" className={styles.unnamedSeats} data-company={company}>
              <span>
                <FormattedMessage {...messages.unnamedSeats} />
              </span>
            </th>
            <td className={styles.company}>{company}</td>
            <td className={styles.language}>
              <FormattedMessage {...languageMessages[language]} />
            </td>
            <td className={styles.last} />
          </tr>
        ))}
        {Array.from({ length: blankRows }, (_, index) => (
          <tr key={index}>
            <td className={styles.number}>{attendees.length + unnamedSeats.length + index + 1}</td>
            <td />
            <td className={styles.company} />
            <td className={styles.language} />
            <td className={styles.last} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

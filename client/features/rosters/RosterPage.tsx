import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { consolePathTo, consolePaths } from '../../console-paths';
import { ClassNameAndDay } from '../../ui/office/page/ClassNameAndDay';
import { PageHead } from '../../ui/office/page/PageHead';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { Button } from '../../ui/elements/Button';
import { Printer } from '../../ui/icons/site-icons';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { usePageTitle } from '../../ui/page/use-page-title';
import { useRecordId } from '../../ui/page/use-record-id';
import type { Roster } from './read-roster';
import { rosterMessages as messages } from './roster.messages';
import styles from './RosterPage.module.css';
import { useRoster } from './use-roster';

interface RosterPageProps {
  sheet: MessageDescriptor;
  /** Called only for a complete roster. */
  children: (roster: Roster) => ReactNode;
}

/** A page of printable sheets: only the sheets are printed. */
export function RosterPage(page: RosterPageProps) {
  const id = useRecordId();
  return <RosterOf key={id} id={id} {...page} />;
}

function RosterOf({ id, sheet, children }: RosterPageProps & { id: string }) {
  const intl = useIntl();
  const { language } = useLocale();
  const { state, retry } = useRoster(id);
  const heading = intl.formatMessage(sheet);
  const scheduled = state.kind === 'ready' ? state.roster.scheduled : undefined;
  usePageTitle(
    scheduled
      ? intl.formatMessage(messages.titleOf, {
          sheet: heading,
          name: localized(scheduled.classType.name, scheduled.classType.nameEs, language).text,
        })
      : heading,
  );
  return (
    <div className={styles.page}>
      <PageHead
        className="no-print"
        back={
          scheduled
            ? {
                to: consolePathTo.class(id),
                label: <ClassNameAndDay {...scheduled.classType} days={scheduled.days} />,
              }
            : { to: consolePaths.schedule, label: <FormattedMessage {...messages.schedule} /> }
        }
        heading={heading}
      />
      <LoadFailed
        onRetry={state.kind === 'notFound' ? undefined : retry}
        loading={state.kind === 'loading' && <FormattedMessage {...messages.loading} />}
        layout="table"
      >
        {(state.kind === 'failed' || state.kind === 'notFound') && intl.formatMessage(messages[state.kind])}
      </LoadFailed>
      {state.kind === 'ready' && children(state.roster)}
    </div>
  );
}

/** The controls between heading and sheets: the number of attendees, options, and the print button. */
export function RosterTools({
  roster: { attendees, unnamedSeats },
  children,
}: {
  roster: Pick<Roster, 'attendees' | 'unnamedSeats'>;
  children?: ReactNode;
}) {
  return (
    <div className={`${styles.tools} no-print`}>
      {children}
      <Button variant="primary" onClick={() => window.print()}>
        <Printer />
        <FormattedMessage {...wordMessages.print} />
      </Button>
      <p role="status" className={styles.count}>
        {attendees.length + unnamedSeats.length === 0 ? (
          <FormattedMessage {...messages.nobody} />
        ) : (
          <FormattedMessage
            {...messages.count}
            values={{ count: attendees.length + unnamedSeats.length, missing: unnamedSeats.length }}
          />
        )}
      </p>
    </div>
  );
}

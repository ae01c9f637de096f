import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useOfficeFormats } from '../../i18n/office/office-formats';
import { useZoneName } from '../../i18n/zone-name';
import { LanguageBadge } from '../../ui/classes/LanguageBadge';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import type { Roster, RosterClass } from './read-roster';
import { rosterMessages as messages } from './roster.messages';
import styles from './Sheet.module.css';
import { usePrintedAt } from './use-printed-at';

interface SheetProps {
  id: string;
  roster: Roster;
  /** The title of the sheet. */
  kind: ReactNode;
  /** At the other end of the header. */
  which?: ReactNode;
  facts: readonly (readonly [label: ReactNode, value: ReactNode])[];
  children: ReactNode;
}

/** A printed document; it may cover several sheets of paper. */
export function Sheet({ id, roster: { site, scheduled }, kind, which, facts, children }: SheetProps) {
  const { name, nameEs } = scheduled.classType;
  return (
    <article className={styles.sheet} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={styles.kind}>
          <b>{kind}</b>
          {which && <span>{which}</span>}
        </p>
        <p className={styles.provider}>
          {site.companyName}, <span className="nowrap">{site.companyPhoneDisplay}</span>
        </p>
        <h2 id={id} className={styles.name}>
          <InBothLanguages english={name} spanish={nameEs} />
        </h2>
        {scheduled.status === 'cancelled' && (
          <p className={styles.cancelled}>
            <FormattedMessage {...messages.cancelled} />
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value], index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
      <Printed provider={site.companyName} timeZone={scheduled.timeZone} />
    </article>
  );
}

function Printed({ provider, timeZone }: { provider: string; timeZone: string }) {
  const formats = useOfficeFormats();
  const zoneName = useZoneName();
  const moment = formats.instant(usePrintedAt(), timeZone);
  return (
    <p className={styles.printed}>
      <FormattedMessage {...messages.printed} values={{ provider, moment, zone: zoneName(timeZone) }} />
    </p>
  );
}

/** A text of the office, for readers of both languages. */
function InBothLanguages({ english, spanish }: { english: string; spanish: string | null }) {
  return (
    <>
      <span lang="en">{english}</span>
      {spanish?.trim() && (
        <>
          {' / '}
          <span lang="es">{spanish}</span>
        </>
      )}
    </>
  );
}

function VenueText({ scheduled }: { scheduled: RosterClass }) {
  const { locationName, locationNameEs, address } = scheduled;
  const { street1, street2, city, state, zip } = address;
  return (
    <>
      <b>
        <InBothLanguages english={locationName} spanish={locationNameEs} />
      </b>
      <br />
      <FormattedMessage
        {...classWordMessages.address}
        values={{ street: [street1, street2].filter(Boolean).join(', '), city, state, zip }}
      />
    </>
  );
}

/** Facts on both documents. */
export function venueAndLanguage(scheduled: RosterClass) {
  return [
    [<FormattedMessage key="place" {...fieldMessages.place} />, <VenueText key="at" scheduled={scheduled} />],
    [
      <FormattedMessage key="taughtIn" {...classWordMessages.taughtIn} />,
      <LanguageBadge key="in" language={scheduled.language} />,
    ],
  ] as const;
}

/** A label with a line to write on, or with its value. */
export function BlankLine({ label, children }: { label: ReactNode; children?: ReactNode }) {
  return (
    <p className={styles.writeLine}>
      <span>{label}</span>
      <b className={styles.line}>{children}</b>
    </p>
  );
}

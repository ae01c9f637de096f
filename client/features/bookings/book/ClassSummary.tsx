import { FormattedMessage, useIntl } from 'react-intl';

import { useCourseLength } from '../../../i18n/course-length';
import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { CategoryBand } from '../../../ui/CategoryBand';
import { classMessages } from '../../../ui/class.messages';
import { Disclosure } from '../../../ui/Disclosure';
import { LanguageBadge } from '../../../ui/LanguageBadge';
import { Cell, CellPrice, TitleBlock } from '../../../ui/TitleBlock';
import { AddressLine } from '../AddressLine';
import { classSummaryMessages } from '../class-summary.messages';
import styles from './ClassSummary.module.css';
import type { ClassSummary_classFragment } from './ClassSummary.generated';
import { DatedHours } from './DatedHours';
import { RefundDeadline } from './RefundDeadline';

interface ClassSummaryProps {
  scheduledClass: ClassSummary_classFragment;
  refundWindowHours: number;
}

/** The class in question beside the form: the same title block as on the board. */
export function ClassSummary({ scheduledClass, refundWindowHours }: ClassSummaryProps) {
  const intl = useIntl();
  const courseLength = useCourseLength();
  const formats = useFormats();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const name = localized(scheduledClass.name, scheduledClass.nameEs, language);
  const zone = zoneName(scheduledClass.timeZone);
  return (
    <aside className={styles.summary} aria-label={intl.formatMessage(classSummaryMessages.label)}>
      <CategoryBand category={scheduledClass.category} />
      <div className={styles.head}>
        <h2 className={styles.name} lang={name.lang}>
          {name.text}
        </h2>
        <p className={styles.length}>
          {courseLength.inDays(scheduledClass.durationHours, scheduledClass.days.length)}
        </p>
      </div>
      <TitleBlock className={styles.cells}>
        <Cell wide label={intl.formatMessage(classSummaryMessages.time, { zone })}>
          <DatedHours days={scheduledClass.days} />
        </Cell>
        <Cell label={intl.formatMessage(classSummaryMessages.taughtIn)}>
          <LanguageBadge language={scheduledClass.language} />
        </Cell>
        <Cell label={intl.formatMessage(classSummaryMessages.price)}>
          <CellPrice>{formats.money(scheduledClass.priceCents)}</CellPrice>
        </Cell>
      </TitleBlock>
      <div className={styles.more}>
        <Disclosure openWhenWide summary={<FormattedMessage {...classSummaryMessages.more} />}>
          <p className={styles.fact}>
            <strong>{scheduledClass.locationName}</strong>
            <span className={styles.address}>
              <AddressLine address={scheduledClass.address} />
            </span>
          </p>
          <p className={styles.fact}>
            <FormattedMessage {...classMessages.seatsLeft} values={{ count: scheduledClass.seatsLeft }} />
          </p>
          <RefundDeadline
            deadline={scheduledClass.refundDeadline}
            timeZone={scheduledClass.timeZone}
            refundWindowHours={refundWindowHours}
          />
        </Disclosure>
      </div>
    </aside>
  );
}

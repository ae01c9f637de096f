import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useCourseLength } from '../../../i18n/course-length';
import { localized } from '../../../i18n/localized';
import { usePriceText } from '../../../i18n/price';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { CategoryBand } from '../../../ui/classes/CategoryBand';
import { Disclosure } from '../../../ui/elements/Disclosure';
import { LanguageBadge } from '../../../ui/classes/LanguageBadge';
import { SeatsLeft } from '../../../ui/classes/SeatsLeft';
import { Cell, CellDetail, CellPrice, TitleBlock } from '../../../ui/elements/TitleBlock';
import { cityAndState } from '../address-text';
import { AddressLine } from '../AddressLine';
import { classSummaryMessages } from '../class-summary.messages';
import styles from './ClassSummary.module.css';
import type { ClassSummary_classFragment } from './ClassSummary.generated';
import { DatedHours } from './DatedHours';
import { RefundDeadline } from './RefundDeadline';

interface ClassSummaryProps {
  scheduledClass: ClassSummary_classFragment;
  /** Undefined while loading. */
  refundWindowHours: number | undefined;
  /** As of SeatsLeft; without it, the seats left are not displayed. */
  limitedBelow?: number;
  /** All details are visible at once, for the check before booking. */
  isWhole: boolean;
  /** A link to a map of the place. */
  map?: ReactNode;
}

/** The class, beside the form; the same title block as on the board. */
export function ClassSummary({
  scheduledClass,
  refundWindowHours,
  limitedBelow,
  isWhole,
  map,
}: ClassSummaryProps) {
  const intl = useIntl();
  const courseLength = useCourseLength();
  const priceText = usePriceText();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const name = localized(scheduledClass.name, scheduledClass.nameEs, language);
  const place = localized(scheduledClass.locationName, scheduledClass.locationNameEs, language);
  const zone = zoneName(scheduledClass.timeZone);
  const isFree = scheduledClass.priceCents === 0;
  const deadline = !isFree && refundWindowHours !== undefined && (
    <RefundDeadline
      deadline={scheduledClass.refundDeadline}
      timeZone={scheduledClass.timeZone}
      refundWindowHours={refundWindowHours}
    />
  );
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
        {limitedBelow !== undefined && scheduledClass.seatsLeft > 0 && (
          <SeatsLeft seatsLeft={scheduledClass.seatsLeft} limitedBelow={limitedBelow} />
        )}
      </div>
      <TitleBlock>
        <Cell wide label={intl.formatMessage(classSummaryMessages.time, { zone })}>
          <DatedHours days={scheduledClass.days} />
        </Cell>
        <Cell wide label={intl.formatMessage(classSummaryMessages.place)}>
          {place.text}
          <CellDetail>
            {isWhole ? (
              <AddressLine address={scheduledClass.address} />
            ) : (
              cityAndState(scheduledClass.address)
            )}
          </CellDetail>
          {map}
        </Cell>
        <Cell label={intl.formatMessage(classSummaryMessages.taughtIn)}>
          <LanguageBadge language={scheduledClass.language} />
        </Cell>
        <Cell label={intl.formatMessage(classSummaryMessages.price)}>
          <CellPrice>{priceText(scheduledClass.priceCents)}</CellPrice>
        </Cell>
        {isWhole && deadline && (
          <Cell wide label={intl.formatMessage(classSummaryMessages.cancelling)}>
            <CellDetail>{deadline}</CellDetail>
          </Cell>
        )}
      </TitleBlock>
      {!isWhole && (
        <div className={styles.more}>
          <Disclosure
            openWhenWide
            summary={intl.formatMessage(classSummaryMessages.more, { free: isFree ? 'yes' : 'no' })}
          >
            <p>
              <AddressLine address={scheduledClass.address} />
            </p>
            {deadline && <p>{deadline}</p>}
          </Disclosure>
        </div>
      )}
    </aside>
  );
}

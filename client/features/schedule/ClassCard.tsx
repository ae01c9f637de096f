import { createElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../i18n/formats';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { useZoneName } from '../../i18n/zone-name';
import { pathTo } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { CategoryBand } from '../../ui/CategoryBand';
import { DateBlock } from '../../ui/DateBlock';
import { DayTimes } from '../../ui/DayTimes';
import { LanguageBadge } from '../../ui/LanguageBadge';
import { SeatMeter } from '../../ui/SeatMeter';
import { Cell, CellDetail, CellPrice, TitleBlock } from '../../ui/TitleBlock';
import type { ClassCard_classFragment } from './ClassCard.generated';
import styles from './ClassCard.module.css';
import { scheduleMessages } from './schedule.messages';

interface ClassCardProps {
  classInstance: ClassCard_classFragment;
  headingLevel: 3 | 4;
  limitedBelow: number;
  /** Name the zone at the hours: where classes of several zones stand together. */
  withZone: boolean;
  /** Whether the same class can be booked on another date. */
  hasOtherDates: boolean;
}

/** Where the heading of a class is on the page, for focus. */
export const cardHeadingId = (classInstanceId: string) => `class-${classInstanceId}`;

/** One class as a tag on the board: what, when, where, in which language, for how much, and whether there is room. */
export function ClassCard({
  classInstance,
  headingLevel,
  limitedBelow,
  withZone,
  hasOtherDates,
}: ClassCardProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const formats = useFormats();
  const zoneName = useZoneName();
  const { id, days, address, seatsLeft } = classInstance;
  const name = localized(classInstance.name, classInstance.nameEs, language);
  const description = localized(classInstance.description, classInstance.descriptionEs, language);
  const firstDate = days[0]?.date ?? '';
  const isFull = seatsLeft <= 0;
  const severalDays = days.length > 1;
  const named = { name: name.text, date: formats.longDay(firstDate) };

  return (
    <article
      className={isFull ? `${styles.card} ${styles.isFull}` : styles.card}
      aria-labelledby={cardHeadingId(id)}
    >
      <div className={styles.band}>
        <CategoryBand category={classInstance.category} />
      </div>
      <div className={styles.date}>
        <DateBlock date={firstDate} dayCount={days.length} />
      </div>
      <div className={styles.text}>
        <div className={styles.main}>
          {createElement(
            `h${headingLevel}`,
            { id: cardHeadingId(id), className: styles.name, lang: name.lang },
            <Link to={pathTo.book(id)}>{name.text}</Link>,
          )}
          <p className={styles.duration}>
            <FormattedMessage
              {...scheduleMessages.duration}
              values={{ hours: classInstance.durationHours, days: days.length }}
            />
          </p>
        </div>
        <p className={styles.description} lang={description.lang}>
          {description.text}
        </p>
      </div>
      <TitleBlock className={styles.cells}>
        <Cell
          wide={severalDays}
          label={
            withZone ? (
              <FormattedMessage
                {...scheduleMessages.timeIn}
                values={{ zone: zoneName(classInstance.timeZone) }}
              />
            ) : (
              <FormattedMessage {...scheduleMessages.time} />
            )
          }
        >
          <DayTimes days={days} />
        </Cell>
        <Cell wide={severalDays} label={<FormattedMessage {...scheduleMessages.place} />}>
          {classInstance.locationName}
          <CellDetail>
            <FormattedMessage
              {...scheduleMessages.cityAndState}
              values={{ city: address.city, state: address.state }}
            />
          </CellDetail>
        </Cell>
        <Cell label={<FormattedMessage {...scheduleMessages.taughtIn} />}>
          <LanguageBadge language={classInstance.language} />
        </Cell>
        <Cell label={<FormattedMessage {...scheduleMessages.price} />}>
          <CellPrice>{formats.money(classInstance.priceCents)}</CellPrice>
        </Cell>
      </TitleBlock>
      <div className={styles.foot}>
        <SeatMeter
          maxAttendees={classInstance.maxAttendees}
          seatsLeft={seatsLeft}
          limitedBelow={limitedBelow}
        />
        {isFull ? (
          <>
            {hasOtherDates ? (
              <Link className={styles.otherDates} to={pathTo.datesOf(classInstance.classTypeId)}>
                <FormattedMessage {...scheduleMessages.otherDates} values={{ name: name.text }} />
              </Link>
            ) : (
              <Link className={styles.otherDates} to={pathTo.contact}>
                <FormattedMessage {...scheduleMessages.noOtherDates} />
              </Link>
            )}
            <Button block disabled aria-label={intl.formatMessage(scheduleMessages.fullNamed, named)}>
              <FormattedMessage {...scheduleMessages.book} />
            </Button>
          </>
        ) : (
          <ButtonLink
            variant="primary"
            block
            to={pathTo.book(id)}
            aria-label={intl.formatMessage(scheduleMessages.bookNamed, named)}
          >
            <FormattedMessage {...scheduleMessages.book} />
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

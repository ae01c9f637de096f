import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useCourseLength } from '../../i18n/course-length';
import { localized, type LocalizedText } from '../../i18n/localized';
import { usePriceText } from '../../i18n/price';
import { useLocale } from '../../i18n/use-locale';
import { pathTo } from '../../paths';
import { CategoryBand } from '../../ui/classes/CategoryBand';
import { Disclosure } from '../../ui/elements/Disclosure';
import { boardMessages } from './board.messages';
import type { ClassCard_classFragment } from './ClassCard.generated';
import styles from './ClassCard.module.css';
import { ClassDate } from './ClassDate';
import { firstSentence } from './first-sentence';

interface ClassCardProps {
  /** The visible classes of a class type in ascending order; at least one. */
  classes: readonly ClassCard_classFragment[];
  limitedBelow: number;
  /** Displays the time zone with the hours, if classes have different ones. */
  withZone: boolean;
  /** Whether the class type is bookable on a date that is not visible. */
  hasOtherDates: boolean;
}

/** A class type on the board: description, length, price, requirements and dates. */
export const ClassCard = memo(function ClassCard({
  classes,
  limitedBelow,
  withZone,
  hasOtherDates,
}: ClassCardProps) {
  const { language } = useLocale();
  const priceText = usePriceText();
  const courseLength = useCourseLength();
  const [type] = classes;
  if (!type) return null;
  const headingId = `type-${type.classTypeId}`;
  const name = localized(type.name, type.nameEs, language);
  const description = localized(type.description, type.descriptionEs, language);
  const requirements =
    type.requirements === null ? undefined : localized(type.requirements, type.requirementsEs, language);
  const prices = new Set(classes.map(({ priceCents }) => priceCents));
  const lowest = Math.min(...prices);
  const next = classes.find(({ seatsLeft }) => seatsLeft > 0);

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.type}>
        <CategoryBand category={type.category} />
        <div className={styles.about}>
          <h3 id={headingId} className={styles.name} lang={name.lang}>
            {name.text}
          </h3>
          <p className={styles.facts}>
            <span>{courseLength.inHours(type.durationHours)}</span>
            <strong className={styles.price}>
              {prices.size === 1 ? (
                priceText(lowest)
              ) : lowest === 0 ? (
                <FormattedMessage {...boardMessages.freeAndPaid} />
              ) : (
                <FormattedMessage {...boardMessages.priceFrom} values={{ price: priceText(lowest) }} />
              )}
            </strong>
          </p>
        </div>
        <Disclosure
          openWhenWide
          summary={
            requirements ? (
              <Requirements text={requirements} />
            ) : (
              <FormattedMessage {...boardMessages.about} />
            )
          }
        >
          <p lang={description.lang}>{description.text}</p>
          {requirements && (
            <>
              <h4 className={styles.aboutHeading}>
                <FormattedMessage {...boardMessages.beforeYouBook} />
              </h4>
              <p lang={requirements.lang}>{requirements.text}</p>
            </>
          )}
        </Disclosure>
      </div>
      <div className={styles.dates}>
        <ul className={styles.list}>
          {classes.map((each) => (
            <li key={each.id} className={styles.item}>
              <ClassDate
                classInstance={each}
                name={name}
                isNext={each === next}
                limitedBelow={limitedBelow}
                withZone={withZone}
                withPrice={prices.size > 1}
              />
            </li>
          ))}
        </ul>
        {hasOtherDates ? (
          <Link className={styles.otherDates} to={pathTo.datesOf(type.classTypeId)}>
            <FormattedMessage {...boardMessages.otherDates} values={{ name: name.text }} />
          </Link>
        ) : (
          !next && (
            <Link className={styles.otherDates} to={pathTo.contact}>
              <FormattedMessage {...boardMessages.noOtherDates} />
            </Link>
          )
        )}
      </div>
    </article>
  );
});

/** The first sentence of the requirements; it expands to all of them. */
function Requirements({ text: { text, lang } }: { text: LocalizedText }) {
  return (
    <span className={styles.requirements}>
      <FormattedMessage
        {...boardMessages.requirements}
        values={{
          heading: (
            <b>
              <FormattedMessage {...boardMessages.beforeYouBook} />
            </b>
          ),
          text: <span lang={lang}>{firstSentence(text)}</span>,
        }}
      />
    </span>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useSite } from '../../graphql/use-site';
import { useFormats } from '../../i18n/formats';
import { localized, type LocalizedText } from '../../i18n/localized';
import { usePriceText } from '../../i18n/price';
import { useLocale } from '../../i18n/use-locale';
import { useZoneName } from '../../i18n/zone-name';
import { pathTo } from '../../paths';
import { Button, ButtonLink } from '../../ui/elements/Button';
import { classMessages } from '../../ui/classes/class.messages';
import { DateBlock } from '../../ui/classes/DateBlock';
import { LanguageBadge } from '../../ui/classes/LanguageBadge';
import { SeatMeter } from '../../ui/classes/SeatMeter';
import { boardMessages } from './board.messages';
import type { ClassCard_classFragment } from './ClassCard.generated';
import styles from './ClassDate.module.css';
import { ClassDays, ClassHours } from './ClassHours';

interface ClassDateProps {
  classInstance: ClassCard_classFragment;
  /** The name of the class type. */
  name: LocalizedText;
  /** The first class of its type with a seat left. */
  isNext: boolean;
  limitedBelow: number;
  withZone: boolean;
  /** If the classes of a type have different prices. */
  withPrice: boolean;
}

/** The element id of a class, for focus. */
export const classDateId = (classInstanceId: string) => `class-${classInstanceId}`;

/** A class: date, city, language and availability. A full one takes less room. */
export function ClassDate(props: ClassDateProps) {
  return props.classInstance.seatsLeft > 0 ? <OpenDate {...props} /> : <FullDate {...props} />;
}

function useNamed({ classInstance, name }: ClassDateProps) {
  const formats = useFormats();
  return { name: name.text, date: formats.longDay(classInstance.days[0]?.date ?? '') };
}

function OpenDate(props: ClassDateProps) {
  const { classInstance, isNext, limitedBelow, withZone, withPrice } = props;
  const intl = useIntl();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const priceText = usePriceText();
  const { id, days, address } = classInstance;
  const place = localized(classInstance.locationName, classInstance.locationNameEs, language);
  return (
    <div className={styles.row} id={classDateId(id)}>
      <div className={styles.date}>
        <DateBlock date={days[0]?.date ?? ''} />
      </div>
      <div className={styles.days}>
        {isNext && (
          <p className={styles.next}>
            <FormattedMessage {...boardMessages.nextClass} />
          </p>
        )}
        <ClassDays days={days} />
      </div>
      <div className={styles.facts}>
        <ClassHours days={days} />
        {withZone && <p>{zoneName(classInstance.timeZone)}</p>}
        <p className={styles.city}>
          <span>
            <CityName {...address} />
          </span>
          {withPrice && <span className={styles.price}>{priceText(classInstance.priceCents)}</span>}
        </p>
        <p className={styles.venue}>{place.text}</p>
      </div>
      <div className={styles.room}>
        <LanguageBadge language={classInstance.language} />
        <SeatMeter
          maxAttendees={classInstance.maxAttendees}
          seatsLeft={classInstance.seatsLeft}
          limitedBelow={limitedBelow}
        />
      </div>
      <div className={styles.action}>
        <ButtonLink
          variant="primary"
          block
          to={pathTo.book(id)}
          aria-label={intl.formatMessage(boardMessages.bookNamed, useNamed(props))}
        >
          <FormattedMessage {...boardMessages.book} />
        </ButtonLink>
      </div>
    </div>
  );
}

function FullDate(props: ClassDateProps) {
  const { classInstance, withZone, withPrice } = props;
  const { id, days, address } = classInstance;
  const intl = useIntl();
  const zoneName = useZoneName();
  const priceText = usePriceText();
  return (
    <div className={styles.full} id={classDateId(id)}>
      <div className={styles.fullDays}>
        <ClassHours days={days} alwaysDated />
        <ClassDays days={days} />
      </div>
      <p className={styles.fullFacts}>
        <LanguageBadge language={classInstance.language} />{' '}
        <span>
          <CityName {...address} />
        </span>
        {withPrice && <span className={styles.price}>{priceText(classInstance.priceCents)}</span>}
        {withZone && <span>{zoneName(classInstance.timeZone)}</span>}
      </p>
      <p className={styles.fullWait}>
        <Link
          className="tap-area"
          to={pathTo.wait(id)}
          aria-label={intl.formatMessage(boardMessages.waitNamed, useNamed(props))}
        >
          <FormattedMessage {...boardMessages.wait} />
        </Link>
      </p>
      <div className={styles.fullAction}>
        <Button
          size="small"
          disabled
          aria-label={intl.formatMessage(boardMessages.fullNamed, useNamed(props))}
        >
          <FormattedMessage {...classMessages.full} />
        </Button>
      </div>
    </div>
  );
}

/** A city, with its state if that is not the provider's. */
function CityName({ city, state }: { city: string; state: string }) {
  const site = useSite();
  return state === site?.defaultState ? (
    city
  ) : (
    <FormattedMessage {...boardMessages.cityAndState} values={{ city, state }} />
  );
}

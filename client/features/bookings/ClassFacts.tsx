import { FormattedMessage } from 'react-intl';

import { localized } from '../../i18n/localized';
import { usePriceText } from '../../i18n/price';
import { useLocale } from '../../i18n/use-locale';
import { useZoneName } from '../../i18n/zone-name';
import type { InstructionLanguage } from '../../schema/instruction-language.generated';
import { LanguageBadge } from '../../ui/LanguageBadge';
import type { AddressParts } from './address-text';
import { AddressLine } from './AddressLine';
import { DatedHours } from './book/DatedHours';
import { classFactsMessages } from './class-facts.messages';
import styles from './ClassFacts.module.css';

interface ClassFactsProps {
  shown: {
    name: string;
    nameEs: string | null;
    days: readonly { date: string; startTime: string; endTime: string }[];
    timeZone: string;
    locationName: string;
    locationNameEs: string | null;
    address: AddressParts;
    language: InstructionLanguage;
    priceCents: number;
  };
}

/** Name, days, venue, language and price of a class. */
export function ClassFacts({ shown }: ClassFactsProps) {
  const { language } = useLocale();
  const zoneName = useZoneName();
  const priceText = usePriceText();
  const name = localized(shown.name, shown.nameEs, language);
  const place = localized(shown.locationName, shown.locationNameEs, language);
  return (
    <>
      <p className={styles.name} lang={name.lang}>
        {name.text}
      </p>
      <DatedHours days={shown.days} />
      <p>
        <FormattedMessage {...classFactsMessages.zone} values={{ zone: zoneName(shown.timeZone) }} />
      </p>
      <p>
        <strong>{place.text}</strong>, <AddressLine address={shown.address} />
      </p>
      <p className={styles.line}>
        <LanguageBadge language={shown.language} />
        <span className={styles.price}>{priceText(shown.priceCents)}</span>
      </p>
    </>
  );
}

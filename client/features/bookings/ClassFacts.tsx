import { FormattedMessage } from 'react-intl';

import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { useZoneName } from '../../i18n/zone-name';
import type { InstructionLanguage } from '../../schema/instruction-language.generated';
import type { AddressParts } from './address-text';
import { AddressLine } from './AddressLine';
import { DatedHours } from './book/DatedHours';
import { classFactsMessages } from './class-facts.messages';
import styles from './ClassFacts.module.css';
import { LanguageAndPrice } from './LanguageAndPrice';

interface ClassFactsProps {
  scheduledClass: {
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
export function ClassFacts({ scheduledClass }: ClassFactsProps) {
  const { language } = useLocale();
  const zoneName = useZoneName();
  const name = localized(scheduledClass.name, scheduledClass.nameEs, language);
  const place = localized(scheduledClass.locationName, scheduledClass.locationNameEs, language);
  return (
    <>
      <p className={styles.name} lang={name.lang}>
        {name.text}
      </p>
      <DatedHours days={scheduledClass.days} />
      <p>
        <FormattedMessage {...classFactsMessages.zone} values={{ zone: zoneName(scheduledClass.timeZone) }} />
      </p>
      <p>
        <strong>{place.text}</strong>, <AddressLine address={scheduledClass.address} />
      </p>
      <LanguageAndPrice language={scheduledClass.language} priceCents={scheduledClass.priceCents} />
    </>
  );
}

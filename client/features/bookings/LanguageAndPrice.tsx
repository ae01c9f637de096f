import { usePriceText } from '../../i18n/price';
import type { InstructionLanguage } from '../../schema/instruction-language.generated';
import { LanguageBadge } from '../../ui/classes/LanguageBadge';
import styles from './LanguageAndPrice.module.css';

interface LanguageAndPriceProps {
  language: InstructionLanguage;
  priceCents: number;
}

/** The language and the price of a class, in one line. */
export function LanguageAndPrice({ language, priceCents }: LanguageAndPriceProps) {
  const priceText = usePriceText();
  return (
    <p className={styles.line}>
      <LanguageBadge language={language} />
      <span className={styles.price}>{priceText(priceCents)}</span>
    </p>
  );
}

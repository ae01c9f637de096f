import { FormattedMessage } from 'react-intl';

import styles from './CategoryBand.module.css';
import { classMessages } from './class.messages';
import { Shape } from './Shape';

export type ClassCategory = 'safety' | 'certification' | 'equipment' | 'compliance';

interface CategoryBandProps {
  category: ClassCategory;
}

/** The signal band on top of a class: colour, shape and word, with the hole it hangs by. */
export function CategoryBand({ category }: CategoryBandProps) {
  return (
    <p className={styles.band} data-category={category}>
      <Shape name={category} />
      <FormattedMessage {...classMessages[category]} />
    </p>
  );
}

import { FormattedMessage } from 'react-intl';

import styles from './CategoryBand.module.css';
import type { Category } from '../schema/category.generated';
import { classMessages } from './class.messages';
import { Shape } from './Shape';

interface CategoryBandProps {
  category: Category;
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

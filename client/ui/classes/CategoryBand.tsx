import { FormattedMessage } from 'react-intl';

import styles from './CategoryBand.module.css';
import type { Category } from '../../schema/category.generated';
import { classMessages } from './class.messages';
import { Shape } from '../elements/Shape';

interface CategoryBandProps {
  category: Category;
}

/** The band at the top of a class card: the category by colour, shape and text. */
export function CategoryBand({ category }: CategoryBandProps) {
  return (
    <p className={styles.band} data-category={category}>
      <Shape name={category} />
      <FormattedMessage {...classMessages[category]} />
    </p>
  );
}

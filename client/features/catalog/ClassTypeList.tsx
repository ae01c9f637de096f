import { FormattedMessage } from 'react-intl';

import type { GrowingList } from '../../graphql/office/use-growing-list';
import { Button } from '../../ui/elements/Button';
import { useLocale } from '../../i18n/use-locale';
import { EmptyState } from '../../ui/elements/EmptyState';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { inNameOrder } from '../../ui/office/lists/name-order';
import { ShowMoreButton } from '../../ui/elements/ShowMoreButton';
import { classTypesMessages as messages } from './class-types.messages';
import { ClassTypeCard } from './ClassTypeCard';
import styles from './ClassTypeList.module.css';
import type { OfficeClassTypeFragment } from './ClassTypesPage.generated';

interface ClassTypeListProps {
  list: GrowingList<OfficeClassTypeFragment>;
  onCreate: () => void;
  onEdit: (type: OfficeClassTypeFragment) => void;
  onDelete: (type: OfficeClassTypeFragment) => void;
}

/** All class types by name, including inactive ones, once loaded. */
export function ClassTypeList({ list, onCreate, onEdit, onDelete }: ClassTypeListProps) {
  const { language } = useLocale();
  const types = list.rows;
  if (!types) return null;
  if (types.length === 0)
    return (
      <EmptyState
        heading={
          <h2>
            <FormattedMessage {...messages.emptyHeading} />
          </h2>
        }
      >
        <p>
          <FormattedMessage {...messages.emptyText} />
        </p>
        <Button onClick={onCreate}>
          <FormattedMessage {...messages.createFirst} />
        </Button>
      </EmptyState>
    );
  return (
    <section className={styles.section} aria-labelledby="class-type-list">
      <h2 id="class-type-list" className="visually-hidden">
        <FormattedMessage {...messages.listHeading} />
      </h2>
      <ul className={styles.cards}>
        {inNameOrder(types, language).map((type) => (
          <li key={type.id} className={styles.item}>
            <ClassTypeCard type={type} onEdit={() => onEdit(type)} onDelete={() => onDelete(type)} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <ShowMoreButton list={list} label={wordMessages.showMore} failure={classWordMessages.typesFailed} />
      )}
    </section>
  );
}

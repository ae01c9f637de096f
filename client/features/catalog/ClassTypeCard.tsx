import { FormattedMessage, useIntl } from 'react-intl';

import { useCourseLength } from '../../i18n/course-length';
import { useFormats } from '../../i18n/formats';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { Button, ButtonRow } from '../../ui/elements/Button';
import { classMessages } from '../../ui/classes/class.messages';
import { CollapsibleText } from '../../ui/elements/CollapsibleText';
import { Pencil, Trash } from '../../ui/icons/office-icons';
import { Tag } from '../../ui/elements/Tag';
import { Cell, TitleBlock } from '../../ui/elements/TitleBlock';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import { classTypesMessages as messages } from './class-types.messages';
import styles from './ClassTypeCard.module.css';
import type { OfficeClassTypeFragment } from './ClassTypesPage.generated';

interface ClassTypeCardProps {
  type: OfficeClassTypeFragment;
  onEdit: () => void;
  onDelete: () => void;
}

/** A class type of the catalogue. */
export function ClassTypeCard({ type, onEdit, onDelete }: ClassTypeCardProps) {
  const intl = useIntl();
  const courseLength = useCourseLength();
  const formats = useFormats();
  const { language } = useLocale();
  const name = localized(type.name, type.nameEs, language);
  const description = localized(type.description, type.descriptionEs, language);
  return (
    <article className={styles.card} data-category={type.category} aria-labelledby={`type-${type.id}`}>
      <div className={styles.head}>
        <h3 id={`type-${type.id}`} lang={name.lang}>
          {name.text}
        </h3>
        <Tag tone={type.isActive ? 'ok' : 'done'}>
          <FormattedMessage {...(type.isActive ? messages.active : messages.inactive)} />
        </Tag>
      </div>
      <div className={styles.description}>
        <CollapsibleText
          text={description}
          readOn={
            <span>
              <FormattedMessage {...messages.readOn} />{' '}
              <span className="visually-hidden" lang={name.lang}>
                {name.text}
              </span>
            </span>
          }
        />
      </div>
      <TitleBlock className={styles.facts}>
        <Cell label={<FormattedMessage {...messages.category} />}>
          <FormattedMessage {...classMessages[type.category]} />
        </Cell>
        <Cell label={<FormattedMessage {...messages.duration} />}>
          {courseLength.inHours(type.durationHours)}
        </Cell>
        <Cell label={<FormattedMessage {...fieldMessages.price} />}>{formats.money(type.priceCents)}</Cell>
        <Cell label={<FormattedMessage {...messages.maxStudents} />}>
          {formats.number(type.maxStudents)}
          {type.minStudents !== null && (
            <span>
              {' '}
              <FormattedMessage {...messages.atLeast} values={{ count: type.minStudents }} />
            </span>
          )}
        </Cell>
        {type.certificateMonths !== null && (
          <Cell wide label={<FormattedMessage {...messages.certificateValidity} />}>
            <FormattedMessage {...messages.months} values={{ count: type.certificateMonths }} />
          </Cell>
        )}
      </TitleBlock>
      <div className={styles.actions}>
        <ButtonRow>
          <Button
            size="small"
            data-leaves
            aria-label={intl.formatMessage(messages.editName, { name: name.text })}
            onClick={onEdit}
          >
            <Pencil size={18} />
            <FormattedMessage {...wordMessages.edit} />
          </Button>
          <Button
            size="small"
            variant="danger"
            aria-label={intl.formatMessage(messages.deleteName, { name: name.text })}
            onClick={onDelete}
          >
            <Trash size={18} />
            <FormattedMessage {...wordMessages.delete} />
          </Button>
        </ButtonRow>
      </div>
    </article>
  );
}

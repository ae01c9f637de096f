import { FormattedMessage } from 'react-intl';

import { classStatusMessages } from '../../../../ui/office/texts/class-status.messages';
import { Button } from '../../../../ui/elements/Button';
import { Tag } from '../../../../ui/elements/Tag';
import { bookingFilterMessages as messages } from './booking-filter.messages';
import styles from './ChosenClass.module.css';
import { bookingMessages } from '../office-bookings.messages';
import type { useChosenClass } from './use-chosen-class';
import { useClassText } from './use-class-text';

interface ChosenClassProps {
  chosen: ReturnType<typeof useChosenClass>;
  onShowAll: () => void;
}

/** The class that the list is filtered by, and a link to all bookings. */
export function ChosenClass({ chosen: { found, isGone }, onShowAll }: ChosenClassProps) {
  const classText = useClassText();
  return (
    <div className={styles.chosen}>
      <p className={styles.text} role="status">
        {isGone && <FormattedMessage {...messages.classGone} />}
        {found && <FormattedMessage {...bookingMessages.ofClass} values={{ name: classText(found) }} />}
        {found?.status === 'cancelled' && (
          <Tag tone="off">
            <FormattedMessage {...classStatusMessages.cancelled} />
          </Tag>
        )}
      </p>
      <Button size="small" onClick={onShowAll}>
        <FormattedMessage {...messages.showAll} />
      </Button>
    </div>
  );
}

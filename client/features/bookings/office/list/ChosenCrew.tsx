import { FormattedMessage } from 'react-intl';

import { Button } from '../../../../ui/elements/Button';
import { bookingFilterMessages } from './booking-filter.messages';
import styles from './ChosenClass.module.css';
import { crewMessages } from '../crews/crew.messages';

/** Notes that the list is filtered by a crew; with a link to all bookings. */
export function ChosenCrew({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className={styles.chosen}>
      <p className={styles.text} role="status">
        <FormattedMessage {...crewMessages.only} />
      </p>
      <Button size="small" onClick={onShowAll}>
        <FormattedMessage {...bookingFilterMessages.showAll} />
      </Button>
    </div>
  );
}

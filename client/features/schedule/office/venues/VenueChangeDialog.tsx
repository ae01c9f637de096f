import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Checkbox } from '../../../../ui/forms/Checkbox';
import { ConfirmDialog } from '../../../../ui/office/overlays/ConfirmDialog';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { unsavedMessages } from '../../../../ui/office/forms/unsaved.messages';
import { classNoticeMessages } from '../notices/class-notice.messages';
import styles from './Records.module.css';
import type { OfficeVenueFragment } from './Venues.generated';
import { venuesMessages as messages } from './venues.messages';

/** What happens to the upcoming classes of a changed venue. */
export interface ClassesOfVenue {
  changesClasses: boolean;
  /** Whether attendees are notified. */
  notify: boolean;
}

/** A change of a venue that can be applied to its upcoming classes. */
export interface VenueChange {
  over: OfficeVenueFragment;
  classes: number;
  people: number;
}

interface VenueChangeDialogProps {
  change: VenueChange;
  isBusy: boolean;
  onConfirm: (classes: ClassesOfVenue) => void;
  onClose: () => void;
}

/** Asks, after a change of name, address or time zone, whether upcoming classes are changed and attendees notified. */
export function VenueChangeDialog({
  change: { over, classes, people },
  isBusy,
  onConfirm,
  onClose,
}: VenueChangeDialogProps) {
  const [changesClasses, setChangesClasses] = useState(true);
  const [notify, setNotify] = useState(true);
  return (
    <ConfirmDialog
      isWide
      heading={<FormattedMessage {...messages.questionHeading} values={{ classes }} />}
      confirmLabel={<FormattedMessage {...wordMessages.save} />}
      confirmVariant="primary"
      busyLabel={<FormattedMessage {...unsavedMessages.saving} />}
      cancelLabel={<FormattedMessage {...classNoticeMessages.back} />}
      busy={isBusy}
      onConfirm={() => onConfirm({ changesClasses, notify })}
      onCancel={onClose}
    >
      <div className={styles.question}>
        <p>
          <FormattedMessage {...messages.handNote} values={{ name: over.name }} />
        </p>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <FormattedMessage {...messages.ask} />
          </legend>
          {[true, false].map((isToo) => (
            <label key={String(isToo)} className={styles.choice}>
              <input
                type="radio"
                name="venue-classes"
                checked={changesClasses === isToo}
                onChange={() => setChangesClasses(isToo)}
              />
              <FormattedMessage {...(isToo ? messages.classesToo : messages.onlyVenue)} />
            </label>
          ))}
        </fieldset>
        {changesClasses && (
          <Checkbox
            id="venue-tell"
            label={<FormattedMessage {...messages.tell} />}
            hint={<FormattedMessage {...messages.tellHint} values={{ people }} />}
            checked={notify && people > 0}
            disabled={people === 0}
            onChange={({ target }) => setNotify(target.checked)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

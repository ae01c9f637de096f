import { FormattedMessage } from 'react-intl';

import { Button, ButtonRow } from '../../../../ui/elements/Button';
import { Dialog } from '../../../../ui/office/overlays/Dialog';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';
import { classPageMessages } from '../class-page/class-page.messages';
import { isLastDayBegun } from './last-day';
import { mayBeDeleted } from './may-be-deleted';
import { officeScheduleMessages as messages } from '../office-schedule.messages';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { useClassTitle } from '../use-class-name';

interface ClassInUseDialogProps {
  scheduled: OfficeClassFragment;
  onCancelClass: () => void;
  onClose: () => void;
}

/** Explains why a class cannot be deleted, and offers to cancel it instead unless its last day has begun. */
export function ClassInUseDialog({ scheduled, onCancelClass, onClose }: ClassInUseDialogProps) {
  const { takenSeats, waiting, status } = scheduled;
  const { name, date } = useClassTitle()(scheduled);
  const now = useOpenedAt();
  const isCancellable = status === 'scheduled' && !isLastDayBegun(scheduled, now);
  return (
    <Dialog
      heading={<FormattedMessage {...messages.inUseHeading} values={{ name }} />}
      text={
        <>
          {mayBeDeleted(scheduled) ? (
            <FormattedMessage {...messages.inUse} values={{ name, date }} />
          ) : (
            <FormattedMessage {...messages.inUseText} values={{ name, date, taken: takenSeats, waiting }} />
          )}
          {isCancellable && (
            <>
              {' '}
              <FormattedMessage {...messages.inUseCancel} />
            </>
          )}
        </>
      }
      onCancel={onClose}
    >
      <ButtonRow>
        <Button onClick={onClose}>
          <FormattedMessage {...wordMessages.keepIt} />
        </Button>
        {isCancellable && (
          <Button variant="confirmDanger" onClick={onCancelClass}>
            <FormattedMessage {...classPageMessages.cancel} />
          </Button>
        )}
      </ButtonRow>
    </Dialog>
  );
}

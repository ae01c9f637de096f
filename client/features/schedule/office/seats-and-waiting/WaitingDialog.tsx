import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { ConfirmDialog } from '../../../../ui/office/overlays/ConfirmDialog';
import styles from './WaitingDialog.module.css';
import type { HeldOffer, WaitingDialogState } from './waiting-offers';
import {
  filledWaitingPanelMessages as filled,
  waitingPanelMessages as messages,
} from './waiting-panel.messages';
import type { OfficeWaitingPersonFragment } from './WaitingPanel.generated';

interface WaitingDialogProps {
  dialogState: WaitingDialogState;
  nameOf: (person: OfficeWaitingPersonFragment) => string;
  timeZone: string;
  /** The number of free seats of the class. */
  free: number;
  isBusy: boolean;
  onRemove: (person: OfficeWaitingPersonFragment) => void;
  onWithdraw: (offered: HeldOffer) => void;
  onOffer: (person: OfficeWaitingPersonFragment, insteadOf: HeldOffer) => void;
  onCancel: () => void;
}

/** Confirms withdrawing an offer or removing an entry from the waiting list. */
export function WaitingDialog({
  dialogState,
  nameOf,
  isBusy,
  onRemove,
  onWithdraw,
  ...rest
}: WaitingDialogProps) {
  const { onCancel } = rest;
  switch (dialogState.kind) {
    case 'remove':
      return (
        <ConfirmDialog
          heading={
            <FormattedMessage {...filled.removeHeading} values={{ name: nameOf(dialogState.person) }} />
          }
          confirmLabel={<FormattedMessage {...messages.remove} />}
          cancelLabel={<FormattedMessage {...messages.keep} />}
          busy={isBusy}
          onConfirm={() => onRemove(dialogState.person)}
          onCancel={onCancel}
        >
          <FormattedMessage {...messages.removeText} />
        </ConfirmDialog>
      );
    case 'withdraw': {
      const { offered } = dialogState;
      return (
        <ConfirmDialog
          heading={
            <FormattedMessage
              {...filled.withdrawHeading}
              values={{ name: nameOf(offered.person), seats: offered.offer.seats }}
            />
          }
          confirmLabel={<FormattedMessage {...messages.withdraw} />}
          cancelLabel={<FormattedMessage {...messages.keepOffer} />}
          busy={isBusy}
          onConfirm={() => onWithdraw(offered)}
          onCancel={onCancel}
        >
          <FormattedMessage {...messages.withdrawText} />
        </ConfirmDialog>
      );
    }
    case 'instead':
      return <WithdrawalDialog {...dialogState} nameOf={nameOf} isBusy={isBusy} {...rest} />;
  }
}

type WithdrawalDialogProps = Pick<
  WaitingDialogProps,
  'nameOf' | 'timeZone' | 'free' | 'isBusy' | 'onOffer' | 'onCancel'
> &
  Omit<Extract<WaitingDialogState, { kind: 'instead' }>, 'kind'>;

/** All seats are held for others: chooses the offer to withdraw. */
function WithdrawalDialog({
  person,
  held,
  nameOf,
  timeZone,
  free,
  isBusy,
  onOffer,
  onCancel,
}: WithdrawalDialogProps) {
  const { instant } = useOfficeFormats();
  const group = useId();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = held.find(({ offer }) => offer.id === chosenId) ?? held[0];
  if (!chosen) return null;
  const name = nameOf(person);
  const textOf = ({ person: holder, offer }: HeldOffer) => (
    <FormattedMessage
      {...filled.heldFor}
      values={{ seats: offer.seats, name: nameOf(holder), until: instant(offer.expiresAt, timeZone) }}
    />
  );
  return (
    <ConfirmDialog
      heading={<FormattedMessage {...filled.insteadHeading} values={{ name, seats: person.seats, free }} />}
      confirmLabel={<FormattedMessage {...filled.insteadConfirm} values={{ name }} />}
      confirmVariant="primary"
      cancelLabel={<FormattedMessage {...messages.keepOffer} />}
      busy={isBusy}
      onConfirm={() => onOffer(person, chosen)}
      onCancel={onCancel}
    >
      {held.length === 1 && <p>{textOf(chosen)}</p>}
      {held.length > 1 && (
        <fieldset className={styles.choice}>
          <legend>
            <FormattedMessage {...messages.whose} />
          </legend>
          {held.map((each) => (
            <label key={each.offer.id} className={styles.option}>
              <input
                type="radio"
                name={group}
                checked={each === chosen}
                onChange={() => setChosenId(each.offer.id)}
              />
              <span>{textOf(each)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p>
        <FormattedMessage {...filled.insteadText} values={{ name: nameOf(chosen.person) }} />
      </p>
    </ConfirmDialog>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../elements/Button';
import { wordMessages } from '../texts/console-words.messages';
import { unsavedMessages } from './unsaved.messages';

export interface FormButtonsProps {
  size?: 'normal' | 'small';
  isBusy: boolean;
  saveLabel?: ReactNode | undefined;
  busyLabel?: ReactNode;
  onCancel: () => void;
}

/** The buttons that submit a form of the console or close it. */
export function FormButtons({
  size,
  isBusy,
  saveLabel = <FormattedMessage {...wordMessages.save} />,
  busyLabel = <FormattedMessage {...unsavedMessages.saving} />,
  onCancel,
}: FormButtonsProps) {
  return (
    <>
      <Button type="submit" size={size} variant="primary" busy={isBusy} busyLabel={busyLabel}>
        {saveLabel}
      </Button>
      <Button size={size} data-leaves onClick={onCancel}>
        <FormattedMessage {...unsavedMessages.cancel} />
      </Button>
    </>
  );
}

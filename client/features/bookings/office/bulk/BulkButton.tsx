import type { ComponentProps } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { Button } from '../../../../ui/elements/Button';

interface BulkButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'children'> {
  label: MessageDescriptor;
}

/** An action for the selected bookings. */
export function BulkButton({ label, ...button }: BulkButtonProps) {
  return (
    <Button {...button} size="small">
      <FormattedMessage {...label} />
    </Button>
  );
}

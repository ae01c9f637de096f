import { defineMessages, useIntl } from 'react-intl';

import { useFormats } from './formats';

const priceMessages = defineMessages({
  free: {
    id: 'classes.free',
    defaultMessage: 'Free',
    description: 'Stands where the price would stand for a class that costs nothing',
  },
});

/** The price of a seat: '$165', 'Free'. */
export function usePriceText(): (cents: number) => string {
  const intl = useIntl();
  const formats = useFormats();
  return (cents) => (cents === 0 ? intl.formatMessage(priceMessages.free) : formats.money(cents));
}

import { FormattedMessage } from 'react-intl';

import { Banner } from '../../../ui/elements/Banner';
import { Button } from '../../../ui/elements/Button';
import { loadingMessages } from '../book/class-loading.messages';
import { bookingOptionsMessages } from '../confirmation/booking-options.messages';

interface UnknownOutcomeProps {
  isUnknown: boolean;
  onSettle: () => void;
}

/** Says that nobody knows whether a change was made, until that is found out. */
export function UnknownOutcome({ isUnknown, onSettle }: UnknownOutcomeProps) {
  return (
    <Banner
      action={
        isUnknown && (
          <Button size="small" onClick={onSettle}>
            <FormattedMessage {...loadingMessages.retry} />
          </Button>
        )
      }
    >
      {isUnknown && <FormattedMessage {...bookingOptionsMessages.unknown} />}
    </Banner>
  );
}

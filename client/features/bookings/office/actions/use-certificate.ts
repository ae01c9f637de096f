import { useIntl } from 'react-intl';

import { useDownload } from '../../../../graphql/office/api-files';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { certificatePath } from '../../certificate';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';

/** Saves the certificate of a booking in the language of its messages; several at once, for bookings of a list. */
export function useCertificate(
  onFailed: (text: string) => void,
): (booking: OfficeBookingFragment) => Promise<void> {
  const intl = useIntl();
  const download = useDownload();
  return ({ linkId, language }) =>
    download(certificatePath(linkId, language)).catch(() =>
      onFailed(intl.formatMessage(wordMessages.fileFailed)),
    );
}

import { certificatePath } from '../certificate';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { useFileDownload } from './use-file-download';

/** Saves the certificate of a booking in the language of its messages. */
export function useCertificate(
  onFailed: (text: string) => void,
): (booking: OfficeBookingFragment) => Promise<void> {
  const { save } = useFileDownload(onFailed);
  return ({ linkId, language, confirmationNumber }) =>
    save(certificatePath(linkId, language), `certificate-${confirmationNumber}.pdf`);
}

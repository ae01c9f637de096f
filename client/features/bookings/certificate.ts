import { apiBaseOfPage } from '../../graphql/page-data';

/** The path of the certificate of a booking, by the id of its link, in the given language. */
export function certificatePath(linkId: string, language: string): string {
  return `/api/bookings/${encodeURIComponent(linkId)}/certificate.pdf?language=${language}`;
}

/** The address of the certificate for a link on a page of guests. */
export function certificateAddress(linkId: string, language: string): string {
  return apiBaseOfPage(document) + certificatePath(linkId, language);
}

import type { ResponseSpec } from '../../platform/rest/response.js';
import { RestQuery } from '../../platform/rest/rest-input.js';
import { routeMaker } from '../../platform/rest/route.js';
import { CertificateArgs } from './certificate.args.js';
import type { CertificateFile, CertificateService } from './certificate.service.js';

interface Services {
  certificates: CertificateService;
}
const ofBookings = routeMaker<Services>('Bookings');
const ofClasses = routeMaker<Services>('Schedule');

const QUERY = new RestQuery(CertificateArgs);

export const certificateRoutes = [
  ofBookings.routeWith(QUERY, {
    at: 'GET /bookings/:id/certificate.pdf',
    access: 'guest',
    id: 'getBookingCertificate',
    summary: "The certificate of completion of an attendee, by the ID of the booking's link.",
    description: 'There is none unless the office has recorded that the attendee attended the class.',
    problems: ['NOT_FOUND', 'RATE_LIMITED'],
    response: pdfResponse('US Letter, one page.', 'certificate-[2-9A-Z]{8}'),
    call: ({ certificates }, ctx, { id, input }) => certificates.ofBooking(ctx, id, input.language),
  }),
  ofClasses.routeWith(QUERY, {
    at: 'GET /class-instances/:id/certificates.pdf',
    access: 'admin',
    id: 'getClassCertificates',
    summary: 'The certificates of completion of all who attended a class.',
    problems: ['NOT_FOUND'],
    response: pdfResponse(
      'US Letter, one page per attendee, by last name.',
      'certificates-\\d{4}-\\d\\d-\\d\\d',
    ),
    call: ({ certificates }, ctx, { id, input }) => certificates.ofClass(ctx, id, input.language),
  }),
];

/** @param name a regular expression for the name of the file without extension */
function pdfResponse(description: string, name: string): ResponseSpec<CertificateFile> {
  const disposition = { type: 'string', pattern: `^attachment; filename="${name}\\.pdf"$` };
  return {
    responses: {
      200: {
        description,
        headers: { 'Content-Disposition': { required: true, schema: disposition } },
        content: { 'application/pdf': { schema: { type: 'string', pattern: '^%PDF-' } } },
      },
    },
    send: (file) => ({
      status: 200,
      pieces: file.pieces,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${file.name}"`,
      },
    }),
  };
}

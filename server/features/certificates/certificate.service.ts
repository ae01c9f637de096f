import type { Company } from '../../platform/config/company-setting.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import type { Database } from '../../platform/database/database.js';
import { DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { message, type Locale, type Message } from '../../platform/i18n/message.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { readConfirmationByLink } from '../bookings/confirmation/booking-confirmation.query.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import { hasLastDayBegun } from '../schedule/classes/class-change.rules.js';
import { readTypefaces, type PackageFile, type Typefaces } from './certificate-fonts.file.js';
import { certificatePdf, type Certificate } from './certificate.file.js';
import { readCertified } from './certificate.query.js';
import { hasCertificate } from './certificate.rules.js';

interface Parts {
  database: Database;
  company: Company;
  packageFile: PackageFile;
  /** Per booking, for guests: a file takes ten times as long as the booking's page, and delays the office's files. */
  throttle: Throttle;
}

/** A PDF file, whose pieces are made when they are requested. */
export interface CertificateFile {
  name: string;
  pieces: AsyncIterable<Buffer>;
}

const NOT_ATTENDED = message({
  en: 'There is no certificate for this booking: no attendance has been recorded',
  es: 'No hay certificado para esta reservación: no se ha registrado la asistencia',
});
const NOBODY_ATTENDED = message({
  en: 'There are no certificates for this class: no attendance has been recorded',
  es: 'No hay certificados para esta clase: no se ha registrado la asistencia',
});
const TOO_EARLY = message({
  en: 'There are no certificates before the last day of a class',
  es: 'No hay certificados antes del último día de la clase',
});
const CLASS_CANCELLED = message({
  en: 'There are no certificates for a cancelled class',
  es: 'No hay certificados para una clase cancelada',
});

/** Certificates of completion for those who attended a class. */
export class CertificateService {
  private typefaces: Promise<Typefaces> | undefined;

  constructor(private readonly parts: Parts) {}

  /**
   * The certificate for the holder of the booking's link. Throws NOT_FOUND, also if there is no certificate. Its first
   * piece throws RATE_LIMITED.
   */
  async ofBooking(ctx: RequestContext, link: string, language?: Locale): Promise<CertificateFile> {
    const booking = orNotFound(await readConfirmationByLink(ctx, this.parts.database.reader.manager, link));
    if (!hasCertificate(booking.attendance, booking.classInstance, ctx.clock.now()))
      throw noCertificate(ctx, booking.classInstance, NOT_ATTENDED);
    const file = this.file(ctx, booking, language);
    return isAdmin(ctx.viewer) ? file : { ...file, pieces: this.counted(booking.bookingId, file.pieces) };
  }

  /** A page for each attendee of a class, by name. Throws NOT_FOUND, also if there are none. */
  async ofClass(ctx: RequestContext, classInstanceId: string, language?: Locale): Promise<CertificateFile> {
    const { manager } = this.parts.database.reader;
    const { classInstance, bookings } = orNotFound(await readCertified(ctx, manager, classInstanceId));
    const [first, ...others] = bookings.map((booking): Certificate => ({
      ...booking,
      classInstance,
      language: language ?? booking.language,
    }));
    if (!first) throw noCertificate(ctx, classInstance, NOBODY_ATTENDED);
    const [{ date } = { date: '' }] = classInstance.days;
    return { name: `certificates-${date}.pdf`, pieces: this.pieces(ctx, [first, ...others]) };
  }

  /** For a mail in the language of the booking; null if there is no certificate. */
  async attachment(
    ctx: RequestContext,
    booking: BookingConfirmation,
  ): Promise<{ filename: string; content: Buffer } | null> {
    if (!hasCertificate(booking.attendance, booking.classInstance, ctx.clock.now())) return null;
    const { name: filename, pieces } = this.file(ctx, booking);
    const read: Buffer[] = [];
    for await (const piece of pieces) read.push(piece);
    return { filename, content: Buffer.concat(read) };
  }

  private file(
    ctx: RequestContext,
    booking: BookingConfirmation,
    language = booking.language,
  ): CertificateFile {
    const name = `certificate-${booking.confirmationNumber}.pdf`;
    return { name, pieces: this.pieces(ctx, [{ ...booking, language }]) };
  }

  private async *counted(bookingId: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    await this.parts.throttle.count(bookingId);
    yield* pieces;
  }

  private async *pieces(
    { clock }: RequestContext,
    certificates: readonly [Certificate, ...Certificate[]],
  ): AsyncGenerator<Buffer, void> {
    const { company, packageFile } = this.parts;
    this.typefaces ??= readTypefaces(packageFile);
    yield* certificatePdf(certificates, { company, typefaces: await this.typefaces, now: clock.now() });
  }
}

/** @param notAttended the reason if the class itself is not the reason */
function noCertificate(
  { clock }: RequestContext,
  classInstance: BookingConfirmation['classInstance'],
  notAttended: Message,
): DomainError {
  const inClass = hasLastDayBegun(classInstance, clock.now()) ? notAttended : TOO_EARLY;
  return new DomainError('NOT_FOUND', {
    message: classInstance.status === 'cancelled' ? CLASS_CANCELLED : inClass,
  });
}

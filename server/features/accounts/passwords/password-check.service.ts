import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import type { Throttle } from '../../../platform/throttle/throttle.js';
import type { SignedIds } from '../links/signed-ids.crypto.js';

const ACCOUNT_CLOSED = message({
  en: 'Too many attempts for this email. Choose a new password by email, or try again later.',
  es: 'Demasiados intentos con este correo electrónico. Elija una contraseña nueva por correo o inténtelo más tarde.',
});

interface Parts {
  signedIds: SignedIds;
  perAddress: Throttle;
  /** Per account and address. */
  perAccount: Throttle;
  /** Per account, for all addresses. */
  perAccountAnywhere: Throttle;
  /** Per known browser and per mailed link. */
  perDeviceOrLink: Throttle;
}

/** Counts checks of passwords and links over all calls. All methods that count throw RATE_LIMITED. */
export class PasswordCheckService {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts a check of a password: per browser if it has logged in to this account before, so that guesses by others do
   * not lock the owner out; otherwise per address, per account and address, and per account.
   * @param accountId null if the email has no account, which is counted in the same way
   */
  async countPassword(ctx: RequestContext, emailKey: string, accountId: string | null): Promise<void> {
    const { signedIds, perAddress, perAccount, perAccountAnywhere, perDeviceOrLink } = this.parts;
    const { token } = ctx.device;
    const device =
      accountId === null || token === undefined ? null : signedIds.read(deviceOf(accountId), token);
    if (device !== null) {
      await perDeviceOrLink.count(`device ${device}`);
      return;
    }
    await perAddress.count(ctx.address);
    await perAccount.count(`${emailKey} ${ctx.address}`);
    await perAccountAnywhere.count(emailKey).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError(error.code, { ...error.details, message: ACCOUNT_CLOSED });
    });
  }

  /** Counts a link with an invalid signature. */
  async countForgery(ctx: RequestContext): Promise<void> {
    await this.parts.perAddress.count(ctx.address);
  }

  /** Counts a use of a correctly signed link separately, so that others cannot lock out its holder. */
  async countLink(linkId: string): Promise<void> {
    await this.parts.perDeviceOrLink.count(`link ${linkId}`);
  }

  /** Marks this browser as known, so that its log-ins to the account are counted separately. This grants no rights. */
  rememberDevice(ctx: RequestContext, accountId: string): void {
    ctx.device.remember(this.parts.signedIds.issue(deviceOf(accountId), randomUUID()));
  }
}

function deviceOf(accountId: string): string {
  return `device:${accountId}`;
}

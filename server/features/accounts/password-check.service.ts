import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import type { SignedIds } from './signed-ids.crypto.js';

const ACCOUNT_CLOSED = message({
  en: 'Too many tries for this email. Choose a new password by mail, or try again later.',
  es: 'Demasiados intentos con este correo electrónico. Elija una contraseña nueva por correo o inténtelo más tarde.',
});

interface Parts {
  signedIds: SignedIds;
  perAddress: Throttle;
  /** Of one account from one address. */
  perAccount: Throttle;
  /** Of one account from all the addresses there are. */
  perAccountAnywhere: Throttle;
  /** Of a browser that was in before, and of a mailed link. */
  perProof: Throttle;
}

/** Counts the checks of passwords and links, whatever call asks for them. Everything here throws RATE_LIMITED. */
export class PasswordCheckService {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts the check of a password: by the browser where it was in this account before, so that no stranger's guesses
   * lock its owner out; else by address, by account and address, and by account over all addresses.
   * @param accountId null when the email has none, which is counted like any other
   */
  async countPassword(ctx: RequestContext, emailKey: string, accountId: string | null): Promise<void> {
    const { signedIds, perAddress, perAccount, perAccountAnywhere, perProof } = this.parts;
    const { token } = ctx.device;
    const device =
      accountId === null || token === undefined ? null : signedIds.read(deviceOf(accountId), token);
    if (device !== null) {
      await perProof.count(`device ${device}`);
      return;
    }
    await perAddress.count(ctx.address);
    await perAccount.count(`${emailKey} ${ctx.address}`);
    await perAccountAnywhere.count(emailKey).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError(error.code, { ...error.details, message: ACCOUNT_CLOSED });
    });
  }

  /** Counts a link that this site has never mailed. */
  async countForgery(ctx: RequestContext): Promise<void> {
    await this.parts.perAddress.count(ctx.address);
  }

  /** Counts the use of a link whose signature is ours, alone: whoever has it is not locked out by others. */
  async countLink(linkId: string): Promise<void> {
    await this.parts.perProof.count(`link ${linkId}`);
  }

  /** From now on this browser is counted by itself where it logs in to the account. It has no rights by that. */
  rememberDevice(ctx: RequestContext, accountId: string): void {
    ctx.device.remember(this.parts.signedIds.issue(deviceOf(accountId), randomUUID()));
  }
}

function deviceOf(accountId: string): string {
  return `device:${accountId}`;
}

import { isRecord } from '../validation/is-record.js';

const CERTIFICATE = /certificate|self[- ]signed|CERT_|altnames/i;
const NOT_TLS = /wrong version number|packet length too long|SSL routines/i;
const NO_HANDSHAKE = /before secure TLS connection/;

/** One line for the operator: why a mail could not be sent, and how to fix it. */
export function mailFailure(error: unknown): string {
  const { code, responseCode, message } = fieldsOf(error);
  const said = message.split('\n')[0] ?? '';
  if (code === 'EAUTH') return `The mail server rejected the user or password of SMTP_URL (${said})`;
  if (NOT_TLS.test(said))
    return `The port of SMTP_URL does not use TLS from the start: use smtp://, or the port for smtps:// (${said})`;
  if (NO_HANDSHAKE.test(said))
    return `TLS could not be established on the port of SMTP_URL: try another port, smtp:// or smtps:// (${said})`;
  if (CERTIFICATE.test(said))
    return `The certificate of the mail server is not valid for the host in SMTP_URL (${said})`;
  if (code === 'ETLS' || (responseCode === 530 && /TLS/i.test(said)))
    return `The mail server offers no usable TLS, or requires it: use another port, smtps://, or ?requireTLS=false, which sends the password unencrypted (${said})`;
  if (/ECONNREFUSED/.test(`${code} ${said}`))
    return `No server is listening on the host and port of SMTP_URL, or a firewall blocks the connection (${said})`;
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(`${code} ${said}`))
    return `The host of SMTP_URL is unknown (${said})`;
  if (code === 'ETIMEDOUT')
    return `The mail server did not respond in time: the port is wrong, or a firewall blocks the connection (${said})`;
  if (responseCode === 530) return `The mail server requires a user and password in SMTP_URL (${said})`;
  if (/^Invalid greeting/.test(said))
    return `The mail server accepts no connections from this server (${said})`;
  if (responseCode >= 400 && responseCode < 500)
    return `The mail server refuses the mail for the moment; try again in some minutes (${said})`;
  if (code === 'EENVELOPE' || responseCode >= 500)
    return `The mail server rejected the sender of MAIL_FROM or the recipient (${said})`;
  return `The email could not be sent (${[code, said].filter(Boolean).join(': ')})`;
}

function fieldsOf(error: unknown): { code: string; responseCode: number; message: string } {
  if (!isRecord(error)) return { code: '', responseCode: 0, message: String(error) };
  return {
    code: typeof error.code === 'string' ? error.code : '',
    responseCode: typeof error.responseCode === 'number' ? error.responseCode : 0,
    message: typeof error.message === 'string' ? error.message : '',
  };
}

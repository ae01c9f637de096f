import { badInput } from '../errors/domain-error.js';
import { message } from '../i18n/message.js';
import type { RestAnswer, RestRequest } from './route.js';

const NOT_WHOLE = message({
  en: 'Must be a whole number, 0 or more',
  es: 'Debe ser un número entero, 0 o más',
});

/** `limit` and `offset` of a list call. Throws BAD_USER_INPUT. */
export function windowOf({ query }: RestRequest): { limit: number | undefined; offset: number | undefined } {
  const read = (name: string): number | undefined => {
    const sent = query[name];
    if (sent === undefined) return undefined;
    if (!/^\d{1,9}$/.test(sent)) throw badInput({ [name]: NOT_WHOLE });
    return Number(sent);
  };
  return { limit: read('limit'), offset: read('offset') };
}

/** A list with the size of the whole in X-Total-Count. */
export function listAnswer(body: readonly unknown[], total: number): RestAnswer {
  return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
}

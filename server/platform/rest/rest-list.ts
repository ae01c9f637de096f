import { ArgsType, Field, Int } from 'type-graphql';
import type { MessageText } from '../i18n/message.js';
import { Optional, Whole } from '../validation/rules.js';
import { RestQuery, type Input } from './rest-input.js';

const MAX_OFFSET = 999_999_999;
const LIMIT: MessageText = {
  en: 'limit must be a whole number from 0 to {max, number}',
  es: 'limit debe ser un número entero de 0 a {max, number}',
};
const OFFSET: MessageText = {
  en: 'offset must be a whole number from 0 to {max, number}',
  es: 'offset debe ser un número entero de 0 a {max, number}',
};

/** A window of a list. */
@ArgsType()
export class Window {
  @Field(() => Int, { nullable: true, description: 'Maximum number of items; default: all.' })
  @Optional()
  @Whole(LIMIT, { min: 0, max: MAX_OFFSET })
  limit?: number;

  @Field(() => Int, { defaultValue: 0, description: 'Number of items to skip.' })
  @Optional()
  @Whole(OFFSET, { min: 0, max: MAX_OFFSET })
  offset?: number = 0;
}

export const WINDOW = new RestQuery(Window);

/** The filters and order of a list, and a window of it. */
export function windowOf<List extends object>(list: RestQuery<List>): Input<{ list: List; window: Window }> {
  return {
    document: { parameters: [...list.document.parameters, ...WINDOW.document.parameters] },
    read: async (request) => ({ list: await list.read(request), window: await WINDOW.read(request) }),
    named: (error) => list.named(error),
  };
}

/** For calls that take a list's filters and order but no page: REST has windows, and exports contain the whole list. */
export const NO_PAGE = { first: null, after: null, before: null } as const;

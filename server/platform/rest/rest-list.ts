import { ArgsType, Field, Int } from 'type-graphql';
import type { MessageText } from '../i18n/message.js';
import { Optional, Whole } from '../validation/rules.js';
import { RestQuery } from './rest-input.js';

const MAX_OFFSET = 999_999_999;
const NOT_WHOLE: MessageText = {
  en: 'Must be a whole number, 0 or more',
  es: 'Debe ser un número entero, 0 o más',
};

/** A window of a list. */
@ArgsType()
export class Window {
  @Field(() => Int, { nullable: true, description: 'How many at most; all of them when it is left out.' })
  @Optional()
  @Whole(NOT_WHOLE, { min: 0, max: MAX_OFFSET })
  limit?: number;

  @Field(() => Int, { defaultValue: 0, description: 'How many are skipped.' })
  @Optional()
  @Whole(NOT_WHOLE, { min: 0, max: MAX_OFFSET })
  offset?: number = 0;
}

export const WINDOW = new RestQuery(Window);
/** A file has the whole of a list, so it takes all that narrows and orders one, and no page. */
export const NO_PAGE = { first: null, after: null, before: null } as const;

import { GraphQLEnumType } from 'graphql';
import { ERROR_MESSAGES } from '../errors/error-messages.js';

/** No field has this type, but clients generate their list of error codes from it. */
export const ErrorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'The values of `extensions.code` of an error.',
  values: Object.fromEntries(
    Object.entries(ERROR_MESSAGES).map(([code, { en }]) => [code, { description: en }]),
  ),
});

import { GraphQLError, type ASTNode } from 'graphql';
import { translate, type Message } from '../i18n/message.js';

/** An error of one of our own validation rules, with its translatable message. */
export function refusal(problem: Message, nodes?: ASTNode): GraphQLError {
  return new GraphQLError(translate(problem, 'en'), { nodes, extensions: { problem } });
}

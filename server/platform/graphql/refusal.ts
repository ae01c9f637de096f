import { GraphQLError, type ASTNode } from 'graphql';
import { translate, type Message } from '../i18n/message.js';

/** An error of a rule of our own, with what its reader is told. */
export function refusal(problem: Message, nodes?: ASTNode): GraphQLError {
  return new GraphQLError(translate(problem, 'en'), { nodes, extensions: { problem } });
}

import { Field } from 'type-graphql';
import { all, AtMost, Optional } from '../validation/rules.js';

/** The optional key that tells a repeated request from a new one. */
export const IdempotencyKey = (
  description = 'Unique per submitted form. A repeated request with this key within 24 hours has no further effect.',
): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description }),
    Optional(),
    AtMost(200),
  );

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

/** The key of a request that creates a record: see `newRecordId`. */
export const CreationKey = (): PropertyDecorator =>
  IdempotencyKey(
    'Unique per submitted form. A repeated request with this key returns the record that the first one created, whatever else it contains.',
  );

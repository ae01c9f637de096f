import { Field, InputType } from 'type-graphql';
import { EditionInput } from '../../../platform/graphql/versioned-id.js';
import { Clearable, MultiLine } from '../../../platform/validation/clean.js';
import { MAX_TEXT_LENGTH } from '../../../platform/validation/lengths.js';
import { AtMost, Optional } from '../../../platform/validation/rules.js';

@InputType({ description: 'The notes on a booking.' })
export class SetBookingNotesInput extends EditionInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Notes for the office, up to 5,000 characters; never shown to the attendee. Null or empty removes them; omitted, they stay unchanged.',
  })
  @Clearable()
  @MultiLine()
  @Optional()
  @AtMost(MAX_TEXT_LENGTH)
  notes?: string | null;
}

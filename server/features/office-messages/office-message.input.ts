import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { OptionalId } from '../../platform/graphql/id-field.js';
import { MultiLine } from '../../platform/validation/clean.js';
import { AtMost, AtMostItems, Optional, Required } from '../../platform/validation/rules.js';
import {
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGE_RECIPIENTS,
  MAX_SUBJECT_LENGTH,
} from './office-message.constants.js';

@InputType({ description: 'The recipients: a class, or chosen bookings.' })
export class OfficeMessageAudienceInput {
  @OptionalId('Everyone with a seat in this class.')
  classInstanceId?: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Attendees of these bookings, at most 500; instead of a class.',
  })
  @Optional()
  @AtMostItems(MAX_MESSAGE_RECIPIENTS, {
    en: 'At most {most} bookings',
    es: 'Máximo {most} reservaciones',
  })
  bookingIds?: string[];
}

@InputType({
  description: 'A message in one language. {first name}, {class}, {date} and {place} are replaced.',
})
export class OfficeMessageWordsInput {
  @Field(() => String, { description: 'One line, up to 150 characters.' })
  @Required({ en: 'Subject required', es: 'Escriba el asunto' })
  @AtMost(MAX_SUBJECT_LENGTH)
  subject!: string;

  @Field(() => String, { description: 'Plain text with line breaks, up to 4,000 characters.' })
  @Required({ en: 'Text required', es: 'Escriba el texto' })
  @MultiLine()
  @AtMost(MAX_MESSAGE_LENGTH)
  text!: string;
}

@InputType({ description: 'A draft of a message from the office.' })
export class OfficeMessageDraftInput extends OfficeMessageAudienceInput {
  @Field(() => OfficeMessageWordsInput, {
    nullable: true,
    description: 'For recipients who read English; required if there are any.',
  })
  @Optional()
  @ValidateNested()
  english?: OfficeMessageWordsInput;

  @Field(() => OfficeMessageWordsInput, {
    nullable: true,
    description: 'For recipients who read Spanish; required if there are any.',
  })
  @Optional()
  @ValidateNested()
  spanish?: OfficeMessageWordsInput;
}

@InputType({ description: 'A draft and one of its recipients.' })
export class OfficeMessagePreviewInput extends OfficeMessageDraftInput {
  @OptionalId("The recipient's booking.")
  bookingId?: string;

  @OptionalId("The recipient's crew, instead of a booking.")
  crewBookingId?: string;
}

@InputType({ description: 'A message from the office to send.' })
export class SendOfficeMessageInput extends OfficeMessageDraftInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether to also send a text message to recipients who accept them.',
  })
  textMessages!: boolean;

  @Field(() => String, {
    description: 'Unique per message; repeating the request with the same key has no further effect.',
  })
  @Required({ en: 'Key required', es: 'Falta la clave' })
  @AtMost(200)
  idempotencyKey!: string;
}

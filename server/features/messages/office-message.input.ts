import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { MultiLine } from '../../platform/validation/clean.js';
import { AtMost, AtMostItems, Optional, Required } from '../../platform/validation/rules.js';
import {
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGE_RECIPIENTS,
  MAX_SUBJECT_LENGTH,
} from '../bookings/office-message.constants.js';

@InputType({ description: 'Whom the office writes to: a class, or chosen bookings.' })
export class OfficeMessageAudienceInput {
  @Field(() => ID, { nullable: true, description: 'Everybody who has a seat in this class.' })
  @Optional()
  @AtMost(36)
  classInstanceId?: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'The attendees of these bookings, 500 at most; instead of a class.',
  })
  @Optional()
  @AtMostItems(MAX_MESSAGE_RECIPIENTS, {
    en: 'At most {most} bookings',
    es: 'Máximo {most} reservaciones',
  })
  bookingIds?: string[];
}

@InputType({
  description: 'What is written in one language. {first name}, {class}, {date} and {place} are filled in.',
})
export class OfficeMessageWordsInput {
  @Field(() => String, { description: 'One line, up to 150 characters.' })
  @Required({ en: 'Subject required', es: 'Escriba el asunto' })
  @AtMost(MAX_SUBJECT_LENGTH)
  subject!: string;

  @Field(() => String, { description: 'Plain text of several lines, up to 4,000 characters.' })
  @Required({ en: 'Text required', es: 'Escriba el texto' })
  @MultiLine()
  @AtMost(MAX_MESSAGE_LENGTH)
  text!: string;
}

@InputType({ description: 'A message of the office before it is sent.' })
export class OfficeMessageDraftInput extends OfficeMessageAudienceInput {
  @Field(() => OfficeMessageWordsInput, {
    nullable: true,
    description: 'For those who read English; required when there are any.',
  })
  @Optional()
  @ValidateNested()
  english?: OfficeMessageWordsInput;

  @Field(() => OfficeMessageWordsInput, {
    nullable: true,
    description: 'For those who read Spanish; required when there are any.',
  })
  @Optional()
  @ValidateNested()
  spanish?: OfficeMessageWordsInput;
}

@InputType({ description: 'What one person would get.' })
export class OfficeMessagePreviewInput extends OfficeMessageDraftInput {
  @Field(() => ID, { nullable: true, description: 'The booking of that person.' })
  @Optional()
  @AtMost(36)
  bookingId?: string;

  @Field(() => ID, { nullable: true, description: 'The crew of that person, in place of a booking.' })
  @Optional()
  @AtMost(36)
  crewBookingId?: string;
}

@InputType({ description: 'A message of the office.' })
export class SendOfficeMessageInput extends OfficeMessageDraftInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether those who take text messages get one too.',
  })
  textMessages!: boolean;

  @Field(() => String, {
    description: 'Chosen by the caller: the same call with the same key is carried out once.',
  })
  @Required({ en: 'Key required', es: 'Falta la clave' })
  @AtMost(200)
  idempotencyKey!: string;
}

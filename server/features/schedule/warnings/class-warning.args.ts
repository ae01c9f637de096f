import { ArgsType, Field, Int } from 'type-graphql';
import { OptionalId } from '../../../platform/graphql/id-field.js';
import { OneOfWords, Optional } from '../../../platform/validation/rules.js';
import { CalendarDate } from '../days/calendar-date.rules.js';
import { INSTRUCTION_LANGUAGES, type InstructionLanguage } from '../schedule.constants.js';
import { InstructionLanguageEnum } from '../classes/instruction-language.type.js';

/** A class that is being planned, with the properties that its venue and instructor must fit. */
@ArgsType()
export class ClassWarningArgs {
  @OptionalId('The venue, if on record.')
  venueId?: string;

  @OptionalId('The instructor, if on record.')
  instructorId?: string;

  @Field(() => InstructionLanguageEnum, { description: 'Language of instruction.' })
  @OneOfWords(INSTRUCTION_LANGUAGES)
  language!: InstructionLanguage;

  @Field(() => Int, { description: 'Total number of seats.' })
  maxAttendees!: number;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD: its last day.' })
  @Optional()
  @CalendarDate()
  lastDate?: string;
}

import { ArgsType, Field, ID, Int } from 'type-graphql';
import { AtMost, OneOfWords, Optional } from '../../platform/validation/rules.js';
import { CalendarDate } from './calendar-date.rules.js';
import { INSTRUCTION_LANGUAGES, type InstructionLanguage } from './schedule.constants.js';
import { InstructionLanguageEnum } from './upcoming-class.type.js';

/** A class that is being planned, with the properties that its venue and instructor must fit. */
@ArgsType()
export class ClassWarningArgs {
  @Field(() => ID, { nullable: true, description: 'The venue, if on record.' })
  @Optional()
  @AtMost(36)
  venueId?: string;

  @Field(() => ID, { nullable: true, description: 'The instructor, if on record.' })
  @Optional()
  @AtMost(36)
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

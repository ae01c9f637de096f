import { ArgsType, Field } from 'type-graphql';
import { OptionalId } from '../../../platform/graphql/id-field.js';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import { AtMost, OneOfWords, Optional } from '../../../platform/validation/rules.js';
import { CalendarDate } from '../days/calendar-date.rules.js';
import type { ClassScope } from './class-scope.query.js';
import { INSTRUCTION_LANGUAGES, type InstructionLanguage } from '../schedule.constants.js';
import { InstructionLanguageEnum } from './instruction-language.type.js';

/** Filters of classes by their properties other than dates. */
@ArgsType()
export abstract class ClassChoiceArgs {
  @OptionalId('Only classes of this type.')
  classTypeId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only classes in this city; full name, ignoring case.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  city?: string;

  @Field(() => InstructionLanguageEnum, {
    nullable: true,
    description: 'Only classes taught in this language.',
  })
  @Optional()
  @OneOfWords(INSTRUCTION_LANGUAGES)
  language?: InstructionLanguage;
}

@ArgsType()
export class ClassScopeArgs extends ClassChoiceArgs implements ClassScope {
  @Field(() => String, {
    nullable: true,
    description: 'Only classes that begin on this date at the venue or later: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  from?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only classes that begin on this date at the venue or earlier: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  to?: string;
}

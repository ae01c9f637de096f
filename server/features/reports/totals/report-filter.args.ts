import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { ClassScopeArgs } from '../../schedule/classes/class-scope.type.js';
import { TOTALS_GROUPS, type TotalsGroup } from '../report.constants.js';

const TotalsGroupEnum = enumOf(TOTALS_GROUPS);
registerEnumType(TotalsGroupEnum, {
  name: 'TotalsGroup',
  description: 'Grouping of totals.',
  valuesConfig: {
    month: { description: 'Month of the first day at the venue, earliest first.' },
    classType: { description: 'Class type, most seats taken first.' },
    language: { description: 'Language of instruction, most seats taken first.' },
    city: { description: 'City and state of the venue, most seats taken first.' },
    company: {
      description: 'Company of the attendee, most seats taken first. Offered seats are null.',
    },
  },
});

@ArgsType()
export class TotalsArgs extends ClassScopeArgs {
  @Field(() => TotalsGroupEnum, { description: 'How to group the totals.' })
  by!: TotalsGroup;
}

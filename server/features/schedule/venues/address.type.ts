import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { STATES, type State } from './address.rules.js';

export const StateEnum = enumOf(STATES);
registerEnumType(StateEnum, {
  name: 'State',
  description: 'A state in which classes can be held.',
  valuesConfig: {
    UT: { description: 'Utah; America/Denver time.' },
    ID: { description: 'Idaho; America/Boise time.' },
    WY: { description: 'Wyoming; America/Denver time.' },
    CO: { description: 'Colorado; America/Denver time.' },
    NV: { description: 'Nevada; America/Los_Angeles time.' },
    AZ: { description: 'Arizona; America/Phoenix time.' },
  },
});

@ObjectType({ description: 'The address of a class or venue.' })
export class Address {
  @Field(() => String, { description: 'Number and street.' })
  street1!: string;

  @Field(() => String, { nullable: true, description: 'Suite, floor or building; null if none.' })
  street2!: string | null;

  @Field(() => String, { description: 'City name without the state.' })
  city!: string;

  @Field(() => StateEnum, { description: 'Two-letter postal abbreviation.' })
  state!: State;

  @Field(() => String, { description: 'Five digits, or ZIP+4: 84119-1234' })
  zip!: string;
}

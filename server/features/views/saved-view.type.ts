import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { Shape } from '../../platform/validation/shape.js';
import { VIEW_PAGES, type ViewPage } from './saved-view.constants.js';

export const ViewPageEnum = enumOf(VIEW_PAGES);
registerEnumType(ViewPageEnum, {
  name: 'ViewPage',
  description: 'A list of the console whose addresses can be saved.',
  valuesConfig: {
    bookings: { description: 'The bookings.' },
    students: { description: 'The students, on the page of their own.' },
  },
});

@ObjectType({ description: 'A name for an address of a list.' })
export class SavedView {
  @Field(() => ID, { description: 'What changes refer to.' })
  id!: string;

  @Field(() => ViewPageEnum, { description: 'Of which list.' })
  page!: ViewPage;

  @Field(() => String, { description: 'As its owner calls it.' })
  name!: string;

  @Field(() => String, {
    description: 'What stands behind the question mark of the address, sorted by name.',
  })
  parameters!: string;

  @Field(() => Boolean, { description: 'Whether the rest of the office sees it.' })
  isShared!: boolean;

  @Field(() => Boolean, { description: 'Whether the reader’s own list opens with it.' })
  isDefault!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the reader’s own.' })
  isMine!: boolean;

  @Field(() => String, { description: 'Who has saved it: the name, or the email of somebody without one.' })
  ownerName!: string;

  @Field(() => Int, { description: 'Grows with every edit; an edit sends back the one it has read.' })
  @Shape({ minimum: 1 })
  version!: number;
}

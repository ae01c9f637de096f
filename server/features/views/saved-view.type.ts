import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { VersionField } from '../../platform/graphql/versioned-id.js';
import { VIEW_PAGES, type ViewPage } from './saved-view.constants.js';

export const ViewPageEnum = enumOf(VIEW_PAGES);
registerEnumType(ViewPageEnum, {
  name: 'ViewPage',
  description: 'A console list whose URL can be saved.',
  valuesConfig: {
    bookings: { description: 'The list of bookings.' },
    students: { description: 'The list of students.' },
  },
});

@ObjectType({ description: 'A saved list URL.' })
export class SavedView {
  @Field(() => ID, { description: 'ID for changes.' })
  id!: string;

  @Field(() => ViewPageEnum, { description: 'The list.' })
  page!: ViewPage;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, {
    description: 'Query string of the list URL, sorted by parameter name.',
  })
  parameters!: string;

  @Field(() => Boolean, { description: 'Whether all admins can see it.' })
  isShared!: boolean;

  @Field(() => Boolean, { description: 'Whether the list opens with this view for the current account.' })
  isDefault!: boolean;

  @Field(() => Boolean, { description: 'Whether it belongs to the current account.' })
  isMine!: boolean;

  @Field(() => String, { description: 'Name of the owner, or the email address if there is no name.' })
  ownerName!: string;

  @VersionField()
  version!: number;
}

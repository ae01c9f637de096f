import { Field, ID, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, OneOfWords, Required } from '../../platform/validation/rules.js';
import { MAX_PARAMETERS_LENGTH, VIEW_PAGES, type ViewPage } from './saved-view.constants.js';
import { ViewPageEnum } from './saved-view.type.js';

@InputType({ description: 'A name for an address of a list.' })
export class CreateSavedViewInput {
  @Field(() => ViewPageEnum, { description: 'Of which list.' })
  @OneOfWords(VIEW_PAGES)
  page!: ViewPage;

  @Field(() => String, {
    description: 'What it is found by; at most 100 characters, once for each of one’s own.',
  })
  @Required({ en: 'Name required', es: 'Escriba un nombre' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, {
    description:
      'What stands behind the question mark of the address. BAD_USER_INPUT for a parameter or a value that the list does not know.',
  })
  @Required({ en: 'Choose a filter first', es: 'Elija antes un filtro' })
  @AtMost(MAX_PARAMETERS_LENGTH)
  parameters!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the rest of the office sees it.' })
  isShared!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether one’s own list opens with it; another one does so no longer.',
  })
  isDefault!: boolean;
}

@InputType({ description: 'Replaces a view of one’s own; what is left out takes its default.' })
export class UpdateSavedViewInput extends CreateSavedViewInput implements VersionedId {
  @Field(() => ID, { description: 'Which view.' })
  @AtMost(36)
  id!: string;

  @Field(() => Int, { description: 'The version that was edited; an older one is a CONFLICT.' })
  version!: number;
}

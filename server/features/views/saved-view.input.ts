import { Field, InputType, Int } from 'type-graphql';
import { RequiredId } from '../../platform/graphql/id-field.js';
import type { VersionedId } from '../../platform/database/versioned.js';
import { CreationKey } from '../../platform/graphql/idempotency-key.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, OneOfWords, Required } from '../../platform/validation/rules.js';
import { MAX_PARAMETERS_LENGTH, VIEW_PAGES, type ViewPage } from './saved-view.constants.js';
import { ViewPageEnum } from './saved-view.type.js';

/** The form of a view. */
@InputType()
export class SavedViewInput {
  @Field(() => ViewPageEnum, { description: 'The list.' })
  @OneOfWords(VIEW_PAGES)
  page!: ViewPage;

  @Field(() => String, {
    description: "Name, up to 100 characters; unique among the owner's views of the list.",
  })
  @Required({ en: 'Name required', es: 'Escriba un nombre' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, {
    description: 'Query string of the list URL. BAD_USER_INPUT for an unknown parameter or value.',
  })
  @Required({ en: 'Choose a filter first', es: 'Elija antes un filtro' })
  @AtMost(MAX_PARAMETERS_LENGTH)
  parameters!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether all admins can see it.' })
  isShared!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Whether the list opens with this view for its owner; replaces the owner's previous default.",
  })
  isDefault!: boolean;
}

@InputType({ description: 'A saved list URL.' })
export class CreateSavedViewInput extends SavedViewInput {
  @CreationKey()
  idempotencyKey?: string;
}

@InputType({ description: 'Replaces a view; omitted fields take their defaults.' })
export class UpdateSavedViewInput extends SavedViewInput implements VersionedId {
  @RequiredId('ID of the view.')
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if outdated.' })
  version!: number;
}

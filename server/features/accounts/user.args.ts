import { ArgsType, Field, ID } from 'type-graphql';
import { ROLES, type Role } from '../../platform/context/viewer.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { RecordId } from '../../platform/graphql/versioned-id.js';
import { AtMost, OneOfWords, Optional } from '../../platform/validation/rules.js';
import { RoleEnum } from './session.type.js';
import type { UserFilter } from './user-list.query.js';

@ArgsType()
export class UserArgs extends PageArgs implements UserFilter {
  @Field(() => RoleEnum, {
    defaultValue: 'admin',
    description: 'admin: the office, with who is invited to it. client: everybody else.',
  })
  @OneOfWords(ROLES)
  role: Role = 'admin';

  @Field(() => String, {
    nullable: true,
    description: 'Only accounts where every word occurs in name or email; accents do not matter.',
  })
  @Optional()
  @AtMost(200)
  search?: string;
}

@ArgsType()
export class UserActionsArgs {
  @Field(() => ID, { description: 'Whose actions.' })
  @RecordId()
  userId!: string;
}

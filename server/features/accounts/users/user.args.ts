import { ArgsType, Field } from 'type-graphql';
import { ROLES, type Role } from '../../../platform/context/viewer.js';
import { PageArgs } from '../../../platform/graphql/page-args.js';
import { RequiredId } from '../../../platform/graphql/id-field.js';
import { AtMost, OneOfWords, Optional } from '../../../platform/validation/rules.js';
import { RoleEnum } from '../login/session.type.js';
import type { UserFilter } from './user-list.query.js';

@ArgsType()
export class UserArgs extends PageArgs implements UserFilter {
  @Field(() => RoleEnum, {
    defaultValue: 'admin',
    description: 'admin: admins, including invited ones. client: all others.',
  })
  @OneOfWords(ROLES)
  role: Role = 'admin';

  @Field(() => String, {
    nullable: true,
    description: 'Only accounts where every word occurs in the name or email, ignoring accents and case.',
  })
  @Optional()
  @AtMost(200)
  search?: string;
}

@ArgsType()
export class UserActionsArgs {
  @RequiredId('ID of the account.')
  userId!: string;
}

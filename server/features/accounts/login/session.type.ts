import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ROLES, type Role } from '../../../platform/context/viewer.js';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { Shape } from '../../../platform/validation/shape.js';

export const RoleEnum = enumOf(ROLES);
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'Role of an account.',
  valuesConfig: {
    admin: { description: 'The office: can read and change everything.' },
    client: { description: 'A customer: has no access to office data.' },
  },
});

@ObjectType({ description: 'The current account.' })
export class SessionUser {
  @Field(() => ID, { description: 'ID of the account; it never changes.' })
  id!: string;

  @Field(() => String, { description: 'Email address for logging in.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'Current role of the account.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: 'Given name; null if unknown.',
  })
  firstName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Family name; null if unknown.',
  })
  lastName!: string | null;
}

@ObjectType({ description: 'A successful log-in.' })
export class Session {
  @Field(() => String, { description: 'Bearer token, valid for eight hours.' })
  @Shape({ pattern: '^[\\w-]+\\.[\\w-]+\\.[\\w-]+$' })
  token!: string;

  @Field(() => SessionUser, { description: 'The account that logged in.' })
  user!: SessionUser;
}

import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ROLES, type Role } from '../../platform/context/viewer.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { Shape } from '../../platform/validation/shape.js';

export const RoleEnum = enumOf(ROLES);
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    admin: { description: 'Works in the office: reads and changes everything.' },
    client: { description: 'A customer with an account: sees nothing of the office.' },
  },
});

@ObjectType({ description: 'The account that is logged in, as it sees itself.' })
export class SessionUser {
  @Field(() => ID, { description: 'Of the account; it never changes.' })
  id!: string;

  @Field(() => String, { description: 'What the account logs in with.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What the account may do now.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: 'Given name; null when the account was made without one.',
  })
  firstName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Family name; null when the account was made without one.',
  })
  lastName!: string | null;
}

@ObjectType({ description: 'A successful login.' })
export class Session {
  @Field(() => String, { description: 'Bearer token; lives eight hours.' })
  @Shape({ pattern: '^[\\w-]+\\.[\\w-]+\\.[\\w-]+$' })
  token!: string;

  @Field(() => SessionUser, { description: 'Who has logged in.' })
  user!: SessionUser;
}

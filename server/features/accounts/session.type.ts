import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ROLES, type Role } from '../../platform/context/viewer.js';
import { enumOf } from '../../platform/graphql/enum-of.js';

export const RoleEnum = enumOf(ROLES);
registerEnumType(RoleEnum, { name: 'Role', description: 'What an account may do.' });

@ObjectType({ description: 'The account that is logged in, as it sees itself.' })
export class SessionUser {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => String, { nullable: true })
  firstName!: string | null;

  @Field(() => String, { nullable: true })
  lastName!: string | null;
}

@ObjectType({ description: 'A successful login.' })
export class Session {
  @Field(() => String, { description: 'Bearer token; lives eight hours.' })
  token!: string;

  @Field(() => SessionUser)
  user!: SessionUser;
}

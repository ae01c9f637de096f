import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Role } from '../../platform/context/viewer.js';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Shape } from '../../platform/validation/shape.js';
import { USER_STATES, type UserState } from './account.constants.js';
import { RoleEnum } from './session.type.js';

export const UserStateEnum = enumOf(USER_STATES);
registerEnumType(UserStateEnum, {
  name: 'UserState',
  description: 'Whether an account can be used.',
  valuesConfig: {
    active: { description: 'Its owner can log in.' },
    invited: { description: 'Invited to the office; the invitation is not accepted yet.' },
    unconfirmed: { description: 'Nobody has followed a link mailed to its address yet.' },
    disabled: { description: 'Nobody can log in, and no mail brings a way in.' },
  },
});

@ObjectType({ description: 'An account, as the office sees it.' })
export class User {
  @Field(() => ID, { description: 'What the calls about users take.' })
  id!: string;

  @Field(() => String, { description: 'What the account logs in with.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Given name; null when none is known.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Family name; null when none is known.' })
  lastName!: string | null;

  @Field(() => RoleEnum, {
    description: 'What the account may do now. Who was invited is a client until the invitation is accepted.',
  })
  role!: Role;

  @Field(() => UserStateEnum, { description: 'Whether the account can be used.' })
  state!: UserState;

  @Field(() => LanguageEnum, { description: 'What mails to its owner are written in.' })
  language!: Locale;

  @Field(() => Boolean, { description: 'Whether its owner has followed a link mailed to its address.' })
  isConfirmed!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the account that asks.' })
  isViewer!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When its owner last logged in, to the minute; null when never, or not since it is noted.',
  })
  lastLoginAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was last invited; null when it never was, has accepted, or the invitation was taken back.',
  })
  invitedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the invitation can or could be accepted; null where `invitedAt` is.',
  })
  invitationEndsAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Since when it is disabled; null while it is not.' })
  disabledAt!: Date | null;

  @Field(() => Int, { description: 'Grows with every change; a change sends back the one it has read.' })
  @Shape({ minimum: 1 })
  version!: number;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;
}

export const UserConnection = ConnectionType(User, 'UserConnection');

@ObjectType({ description: 'Something that an account did, or that was done to it.' })
export class UserAction {
  @Field(() => ID, { description: 'Of the entry in the audit log.' })
  id!: string;

  @Field(() => Date, { description: 'When it was done.' })
  at!: Date;

  @Field(() => String, { description: 'A dotted name: account.disabled' })
  action!: string;

  @Field(() => Boolean, { description: 'Whether the account itself did it.' })
  isOwn!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who did it, or the email; null for a guest, the site itself, or who is gone.',
  })
  actorName!: string | null;
}

@ObjectType({ description: 'An invitation that can no longer be accepted.' })
export class RevokedInvitation {
  @Field(() => ID, { description: 'The account that was invited.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether there still is an account: it was a client before.' })
  staysClient!: boolean;
}

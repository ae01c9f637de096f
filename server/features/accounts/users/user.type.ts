import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Role } from '../../../platform/context/viewer.js';
import { ConnectionType } from '../../../platform/graphql/connection.js';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../../platform/graphql/language.js';
import { VersionField } from '../../../platform/graphql/versioned-id.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { USER_STATES, type UserState } from '../account.constants.js';
import { RoleEnum } from '../login/session.type.js';

const UserStateEnum = enumOf(USER_STATES);
registerEnumType(UserStateEnum, {
  name: 'UserState',
  description: 'Whether an account can be used.',
  valuesConfig: {
    active: { description: 'Its owner can log in.' },
    invited: { description: 'Invited as an admin; not accepted yet.' },
    unconfirmed: { description: 'No link emailed to its address has been followed yet.' },
    disabled: { description: 'Nobody can log in, and no links are emailed.' },
  },
});

@ObjectType({ description: 'An account (office view).' })
export class User {
  @Field(() => ID, { description: 'ID for calls about accounts.' })
  id!: string;

  @Field(() => String, { description: 'Email address for logging in.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Given name; null if unknown.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Family name; null if unknown.' })
  lastName!: string | null;

  @Field(() => RoleEnum, {
    description: 'Current role. An invited account is a client until the invitation is accepted.',
  })
  role!: Role;

  @Field(() => UserStateEnum, { description: 'Whether the account can be used.' })
  state!: UserState;

  @Field(() => LanguageEnum, { description: 'Language of emails to its owner.' })
  language!: Locale;

  @Field(() => Boolean, { description: 'Whether its owner has followed a link emailed to its address.' })
  isConfirmed!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the current account.' })
  isViewer!: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When its owner last logged in, to the minute; null if never, or if before log-ins were recorded.',
  })
  lastLoginAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last invited; null if never, or if the invitation was accepted or revoked.',
  })
  invitedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the invitation can or could be accepted; null if `invitedAt` is.',
  })
  invitationEndsAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was disabled; null if it is not.' })
  disabledAt!: Date | null;

  @VersionField()
  version!: number;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;
}

export const UserConnection = ConnectionType(User, 'UserConnection');

@ObjectType({ description: 'An action by or on an account.' })
export class UserAction {
  @Field(() => ID, { description: 'Of the entry in the audit log.' })
  id!: string;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'A dotted name: account.disabled' })
  action!: string;

  @Field(() => String, { description: 'Type of the record: booking, classInstance, student, account …' })
  subjectType!: string;

  @Field(() => ID, { description: 'ID of the record, which may have been deleted.' })
  subjectId!: string;

  @Field(() => Boolean, { description: 'Whether it was done by the account itself.' })
  isOwn!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name or email of who did it; null for a guest, the site itself, or a deleted account.',
  })
  actorName!: string | null;
}

@ObjectType({ description: 'A revoked invitation.' })
export class RevokedInvitation {
  @Field(() => ID, { description: 'ID of the invited account.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the account remains, because it was a client before.' })
  staysClient!: boolean;
}

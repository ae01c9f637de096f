import { ArgsType, Field, ID } from 'type-graphql';
import { TwoWayPageArgs } from '../../platform/graphql/page-args.js';
import { AtMost, Optional } from '../../platform/validation/rules.js';
import type { OutboxFilter } from './outbox-list.query.js';
import type { OutboxKind, OutboxState } from './outbox-message.constants.js';
import { OutboxKindEnum, OutboxStateEnum } from './outbox-message.type.js';

@ArgsType()
export class OutboxMessageArgs extends TwoWayPageArgs implements OutboxFilter {
  @Field(() => OutboxStateEnum, { nullable: true, description: 'Only messages that have come so far.' })
  state?: OutboxState;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: only messages that are scheduled for later, earliest first. False: only the others, by due time, latest first.',
  })
  isScheduled?: boolean;

  @Field(() => OutboxKindEnum, { nullable: true, description: 'Only messages about this.' })
  kind?: OutboxKind;

  @Field(() => String, {
    nullable: true,
    description: 'Only messages with this in the address or the number; capitals do not matter.',
  })
  @Optional()
  @AtMost(254)
  recipient?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only messages about bookings of this class: confirmations, reminders and notices of its changes.',
  })
  @Optional()
  @AtMost(36)
  classInstanceId?: string;
}

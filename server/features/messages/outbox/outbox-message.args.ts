import { ArgsType, Field } from 'type-graphql';
import { TwoWayPageArgs } from '../../../platform/graphql/page-args.js';
import { OptionalId } from '../../../platform/graphql/id-field.js';
import type { OutboxKind } from '../../../platform/outbox/templates.js';
import { AtMost, Optional } from '../../../platform/validation/rules.js';
import type { OutboxFilter } from './outbox-list.query.js';
import type { OutboxState } from './outbox-message.constants.js';
import { OutboxKindEnum, OutboxStateEnum } from './outbox-message.type.js';

@ArgsType()
export class OutboxMessageArgs extends TwoWayPageArgs implements OutboxFilter {
  @Field(() => OutboxStateEnum, { nullable: true, description: 'Only messages in this state.' })
  state?: OutboxState;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: only messages that are scheduled for later, earliest first. false: only the others, by due time, latest first.',
  })
  isScheduled?: boolean;

  @Field(() => OutboxKindEnum, { nullable: true, description: 'Only messages with this subject.' })
  kind?: OutboxKind;

  @Field(() => String, {
    nullable: true,
    description: 'Only messages whose address or number contains this, ignoring case.',
  })
  @Optional()
  @AtMost(254)
  recipient?: string;

  @OptionalId(
    'Only messages about this class: about its bookings, crews and waiting list, and offers of its seats.',
  )
  classInstanceId?: string;
}

import { outboxKindValues } from '../../schema/outbox-kind.generated';
import { outboxStateValues } from '../../schema/outbox-state.generated';
import { defineFilters, oneOf, text } from '../../ui/office/lists/url-filters';

/** 'scheduled' for later, or 'all' messages; without one of them, all but the scheduled ones. */
export const outboxStateFilters = ['scheduled', ...outboxStateValues, 'all'] as const;

/** The filters of the messages. In the URL, so that they can be shared and undone with Back. */
export const outboxFilters = defineFilters({
  state: oneOf('state', outboxStateFilters),
  kind: oneOf('kind', outboxKindValues),
  recipient: text('q'),
});

export type OutboxFilters = typeof outboxFilters.none;

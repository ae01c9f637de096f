import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { accountIdOf } from '../../../platform/context/viewer.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import type { Template } from '../../../platform/outbox/templates.js';

/** Marks failed messages as handled, because another one replaces them. */
export async function markFailedAsHandled(
  { clock, viewer }: RequestContext,
  manager: EntityManager,
  templates: readonly Template[],
  subjectIds: readonly string[],
): Promise<void> {
  const failed = { sentAt: IsNull(), failedAt: Not(IsNull()), handledAt: IsNull() };
  await manager.update(
    OutboxMessageEntity,
    { subjectId: In([...subjectIds]), template: In([...templates]), ...failed },
    { handledAt: clock.now(), handledBy: accountIdOf(viewer) },
  );
}

import { In, type EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { nameOfActor, readAuditedEntries } from '../accounts/audited-entry.query.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { readStudentOrMergeTarget } from '../students/student-merge.query.js';
import { MAX_HISTORY_BOOKINGS } from './history.constants.js';
import { messageEventOf, welcomeEventOf } from './message-history.rules.js';
import { studentEventOf } from './student-history.rules.js';
import type { StudentEvent } from './student-history.type.js';

/** The history of a student with their messages, from the audit log and the outbox, in a constant number of statements. */
export class StudentHistoryService {
  constructor(private readonly database: Database) {}

  /** Events, oldest first. Throws NOT_FOUND. */
  async of(studentId: string): Promise<StudentEvent[]> {
    const { manager } = this.database.reader;
    const student = await readStudentOrMergeTarget(manager, studentId);
    const [actions, messages] = await Promise.all([
      readAuditedEntries(manager, 'student', [student.id]),
      readMessages(manager, student.id),
    ]);
    const done = actions.flatMap((action): StudentEvent[] => {
      const kind = studentEventOf(action.action);
      if (!kind) return [];
      const isByGuest = action.actorRole === 'guest';
      const by = { isByGuest, actorName: nameOfActor(action) };
      return [{ id: action.id, kind, at: new Date(action.at), ...by, recipient: null, messageKind: null }];
    });
    const sent = messages.flatMap((message): StudentEvent[] => {
      const isWelcome = message.template === 'student.welcome';
      const event = isWelcome ? welcomeEventOf(message) : messageEventOf(message);
      const { id, recipient } = message;
      return event ? [{ ...event, id, recipient, isByGuest: false, actorName: null }] : [];
    });
    return [...done, ...sent].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  }
}

/** The welcome mail, and the messages about the newest bookings. */
async function readMessages(manager: EntityManager, studentId: string): Promise<OutboxMessageEntity[]> {
  const bookings = await manager.find(BookingEntity, {
    select: { id: true },
    where: { studentId },
    order: { createdAt: 'DESC' },
    take: MAX_HISTORY_BOOKINGS,
  });
  return manager.findBy(OutboxMessageEntity, { subjectId: In([studentId, ...bookings.map(({ id }) => id)]) });
}

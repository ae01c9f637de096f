import type { StudentEventKind } from './booking.constants.js';

const KIND_OF: Readonly<Record<string, StudentEventKind>> = {
  'student.created': 'added',
  'student.updated': 'changed',
  'student.deleted': 'deleted',
  'student.restored': 'restored',
  'student.merged': 'merged',
  'student.mergeUndone': 'mergeUndone',
};

/** What an action of the audit log is called in the history of a student; null for what is not told there. */
export function studentEventOf(action: string): StudentEventKind | null {
  return KIND_OF[action] ?? null;
}

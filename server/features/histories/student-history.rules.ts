import type { StudentEventKind } from './history.constants.js';

const KIND_OF_ACTION: Readonly<Record<string, StudentEventKind>> = {
  'student.created': 'added',
  'student.updated': 'changed',
  'student.deleted': 'deleted',
  'student.restored': 'restored',
  'student.merged': 'merged',
  'student.mergeUndone': 'mergeUndone',
};

/** The event of an audit action in the history of a student; null for other actions. */
export function studentEventOf(action: string): StudentEventKind | null {
  return KIND_OF_ACTION[action] ?? null;
}

import type { ClassTypeEntity } from './class-type.entity.js';
import type { ClassType } from './class-type.type.js';

export const MINUTES_PER_HOUR = 60;

/** A row as the office sees it. */
export function classTypeOf({ durationMinutes, ...row }: ClassTypeEntity): ClassType {
  return { ...row, durationHours: durationMinutes / MINUTES_PER_HOUR };
}

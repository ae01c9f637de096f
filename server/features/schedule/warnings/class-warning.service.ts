import type { Database } from '../../../platform/database/database.js';
import { classWarnings, type ClassWarning, type PlannedClass } from './class-warning.rules.js';
import { InstructorEntity } from '../instructors/instructor.entity.js';
import { VenueEntity } from '../venues/venue.entity.js';

interface Plan extends Omit<PlannedClass, 'status' | 'lastDate'> {
  venueId?: string | undefined;
  instructorId?: string | undefined;
  lastDate?: string | undefined;
}

/** Warnings about a class that the office is planning, before it is saved. */
export class ClassWarningService {
  constructor(private readonly database: Database) {}

  /** Ignores records that no longer exist. */
  async warningsOf({ venueId, instructorId, lastDate, ...plan }: Plan): Promise<ClassWarning[]> {
    const { manager } = this.database.reader;
    const [venue, instructor] = await Promise.all([
      venueId ? manager.findOneBy(VenueEntity, { id: venueId }) : null,
      instructorId ? manager.findOneBy(InstructorEntity, { id: instructorId }) : null,
    ]);
    return classWarnings({ ...plan, status: 'scheduled', lastDate }, venue, instructor);
  }
}

import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import {
  installationProblems,
  type InstallationProblem,
} from '../../platform/doctor/installation-problems.js';
import type { Places } from '../../platform/doctor/own-files.js';

/** The state of the installation, for the office. */
export class InstallationService {
  constructor(
    private readonly database: Database,
    /** Undefined in a process that serves no office. */
    private readonly places: Places | undefined,
  ) {}

  async problems(ctx: RequestContext): Promise<InstallationProblem[]> {
    return this.places ? installationProblems(this.places, this.database, ctx.clock.now()) : [];
  }
}

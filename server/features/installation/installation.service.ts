import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import {
  installationProblems,
  type Installation,
  type InstallationProblem,
} from '../../platform/doctor/installation-problems.js';

/** The state of the installation, for the office. */
export class InstallationService {
  constructor(
    private readonly database: Database,
    /** Undefined in a process that serves no office. */
    private readonly installation: Installation | undefined,
  ) {}

  async problems(ctx: RequestContext): Promise<InstallationProblem[]> {
    return this.installation ? installationProblems(this.installation, this.database, ctx.clock.now()) : [];
  }
}

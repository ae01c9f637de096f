import { Authorized, Ctx, Query, registerEnumType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import {
  INSTALLATION_PROBLEMS,
  type InstallationProblem,
} from '../../platform/doctor/installation-problems.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import type { InstallationService } from './installation.service.js';

const InstallationProblemEnum = enumOf(INSTALLATION_PROBLEMS);
registerEnumType(InstallationProblemEnum, {
  name: 'InstallationProblem',
  description: 'A problem that the operator of the server must fix.',
  valuesConfig: {
    backupOverdue: { description: 'The last scheduled backup was not made.' },
    diskNearlyFull: { description: 'Less than 1 GB is free for the data or the backups.' },
    mailNotSent: {
      description: 'No mail server is configured: emails are written to files and count as sent.',
    },
    messagesDelayed: {
      description: 'Messages have been due for more than 30 minutes, not only to one recipient.',
    },
  },
});

@Resolver()
export class InstallationResolver {
  constructor(private readonly installation: InstallationService) {}

  @Authorized('admin')
  @Query(() => [InstallationProblemEnum], {
    description: 'Problems of the installation; empty if there are none.',
  })
  installationProblems(@Ctx() ctx: RequestContext): Promise<InstallationProblem[]> {
    return this.installation.problems(ctx);
  }
}

import { Args, Authorized, Query, Resolver } from 'type-graphql';
import { ClassWarningArgs } from './class-warning.args.js';
import type { ClassWarning } from './class-warning.rules.js';
import type { ClassWarningService } from './class-warning.service.js';
import { ClassWarningEnum } from './class-warning.type.js';

@Resolver()
export class ClassWarningResolver {
  constructor(private readonly service: ClassWarningService) {}

  @Authorized('admin')
  @Query(() => [ClassWarningEnum], {
    description: 'Conflicts between such a scheduled class and its venue or instructor.',
  })
  classWarnings(@Args(() => ClassWarningArgs) plan: ClassWarningArgs): Promise<ClassWarning[]> {
    return this.service.warningsOf(plan);
  }
}

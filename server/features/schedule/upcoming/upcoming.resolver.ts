import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Connection } from '../../../platform/graphql/connection.js';
import { PageArgs } from '../../../platform/graphql/page-args.js';
import { selectedFields } from '../../../platform/graphql/selected-fields.js';
import type { Category } from '../../catalog/catalog.constants.js';
import { CategoryEnum } from '../../catalog/course.type.js';
import { classDetailsKey } from './class-details.rules.js';
import type { InstructionLanguage } from '../schedule.constants.js';
import type { UpcomingService } from './upcoming.service.js';
import { InstructionLanguageEnum } from '../classes/instruction-language.type.js';
import { UpcomingClass, UpcomingClassConnection } from './upcoming-class.type.js';

@ArgsType()
class UpcomingArgs extends PageArgs {
  @Field(() => CategoryEnum, { nullable: true, description: 'Only classes of this category.' })
  category?: Category;

  @Field(() => InstructionLanguageEnum, {
    nullable: true,
    description: 'Only classes taught in exactly this language; en and es do not include bilingual.',
  })
  language?: InstructionLanguage;

  @Field(() => ID, { nullable: true, description: 'Only classes of this type.' })
  classTypeId?: string;
}

@Resolver(() => UpcomingClass)
export class UpcomingResolver {
  constructor(private readonly upcoming: UpcomingService) {}

  @Query(() => UpcomingClassConnection, { description: 'Classes that have not begun, earliest first.' })
  upcomingClasses(
    @Ctx() ctx: RequestContext,
    @Args(() => UpcomingArgs) { category, language, classTypeId, ...page }: UpcomingArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<UpcomingClass>> {
    return this.upcoming.page(
      ctx,
      { category, language, classTypeId },
      page,
      selectedFields(info).has('totalCount'),
    );
  }

  @Query(() => UpcomingClass, {
    nullable: true,
    description:
      'One class, also if past or cancelled; null if it does not exist or its class type is inactive.',
  })
  upcomingClass(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'ID of the class.' }) id: string,
  ): Promise<UpcomingClass | null> {
    return this.upcoming.findById(ctx, id);
  }

  @FieldResolver(() => String, {
    description:
      'Changes with the price, the language, the days and the venue; sent as `expectedDetailsKey`, it prevents a booking of a class that has changed.',
  })
  detailsKey(@Root() upcomingClass: UpcomingClass): string {
    return classDetailsKey(upcomingClass, upcomingClass.days);
  }
}

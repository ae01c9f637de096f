import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DeletedRecord, RecordInput } from '../../platform/graphql/versioned-id.js';
import type { ViewPage } from './saved-view.constants.js';
import { CreateSavedViewInput, UpdateSavedViewInput } from './saved-view.input.js';
import type { SavedViewService } from './saved-view.service.js';
import { SavedView, ViewPageEnum } from './saved-view.type.js';

@Resolver()
export class SavedViewResolver {
  constructor(private readonly views: SavedViewService) {}

  @Authorized('admin')
  @Query(() => [SavedView], {
    description: 'The saved views of a list: one’s own, then those that others share; 200 at most.',
  })
  savedViews(
    @Ctx() ctx: RequestContext,
    @Arg('page', () => ViewPageEnum, { description: 'Of which list.' }) page: ViewPage,
  ): Promise<SavedView[]> {
    return this.views.list(ctx, page);
  }

  @Authorized('admin')
  @Mutation(() => SavedView, { description: 'Saves an address of a list under a name: 30 of each list.' })
  createSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateSavedViewInput, { description: 'The view.' }) input: CreateSavedViewInput,
  ): Promise<SavedView> {
    return this.views.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => SavedView, { description: 'Replaces a view of one’s own.' })
  updateSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateSavedViewInput, { description: 'The view as it shall be.' })
    input: UpdateSavedViewInput,
  ): Promise<SavedView> {
    return this.views.update(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a view of one’s own.' })
  async deleteSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which view.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.views.remove(ctx, id);
    return { id };
  }

  @Authorized('admin')
  @Mutation(() => SavedView, { description: 'Takes the deletion of a view back, within 30 days.' })
  restoreSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which deleted view.' }) { id }: RecordInput,
  ): Promise<SavedView> {
    return this.views.restore(ctx, id);
  }
}

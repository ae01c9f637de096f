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
    description: 'The saved views of a list: yours, then those shared by others; at most 200.',
  })
  savedViews(
    @Ctx() ctx: RequestContext,
    @Arg('page', () => ViewPageEnum, { description: 'The list.' }) page: ViewPage,
  ): Promise<SavedView[]> {
    return this.views.list(ctx, page);
  }

  @Authorized('admin')
  @Mutation(() => SavedView, { description: 'Saves a list URL under a name; at most 30 per list.' })
  createSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateSavedViewInput, { description: 'The view.' }) input: CreateSavedViewInput,
  ): Promise<SavedView> {
    return this.views.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => SavedView, { description: 'Replaces one of your views.' })
  updateSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateSavedViewInput, { description: 'The new state of the view.' })
    input: UpdateSavedViewInput,
  ): Promise<SavedView> {
    return this.views.update(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes one of your views.' })
  async deleteSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the view.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.views.remove(ctx, id);
    return { id };
  }

  @Authorized('admin')
  @Mutation(() => SavedView, { description: 'Restores a deleted view, within 30 days.' })
  restoreSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the deleted view.' }) { id }: RecordInput,
  ): Promise<SavedView> {
    return this.views.restore(ctx, id);
  }
}

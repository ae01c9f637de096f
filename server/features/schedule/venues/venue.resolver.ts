import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Connection } from '../../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput, EditionInput } from '../../../platform/graphql/versioned-id.js';
import { ArchivableRecordArgs } from '../archivable-records/archivable-record.args.js';
import { CreateVenueInput, UpdateVenueInput } from './venue.input.js';
import type { VenueService } from './venue.service.js';
import { Venue, VenueChangePreview, VenueConnection } from './venue.type.js';

@Resolver()
export class VenueResolver {
  constructor(private readonly service: VenueService) {}

  @Authorized('admin')
  @Query(() => VenueConnection, { description: 'Venues by name.' })
  venues(
    @Ctx() ctx: RequestContext,
    @Args(() => ArchivableRecordArgs) { isArchived, search, first, after }: ArchivableRecordArgs,
  ): Promise<Connection<Venue>> {
    return this.service.page(ctx, { isArchived, search }, { first, after });
  }

  @Authorized('admin')
  @Query(() => Venue, { description: 'One venue; NOT_FOUND if it does not exist.' })
  venue(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'ID of the venue.' }) id: string,
  ): Promise<Venue> {
    return this.service.get(ctx, id);
  }

  @Authorized('admin')
  @Query(() => VenueChangePreview, {
    description:
      'The effect of a change of a venue on its upcoming classes. Changes nothing. NOT_FOUND if it does not exist.',
  })
  venueChangePreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateVenueInput, { description: 'The changed venue.' })
    input: UpdateVenueInput,
  ): Promise<VenueChangePreview> {
    return this.service.previewChange(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => Venue, { description: 'Adds a venue.' })
  createVenue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateVenueInput, { description: 'The new venue.' }) input: CreateVenueInput,
  ): Promise<Venue> {
    return this.service.create(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Venue, {
    description: 'Replaces a venue. Its classes keep their stored texts; upcoming ones can be updated too.',
  })
  updateVenue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateVenueInput, { description: 'The new state of the venue.' })
    input: UpdateVenueInput,
  ): Promise<Venue> {
    return this.service.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => Venue, { description: 'Archives a venue, which hides it from new classes.' })
  archiveVenue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EditionInput, { description: 'The venue.' }) input: EditionInput,
  ): Promise<Venue> {
    return this.service.archive(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Venue, { description: 'Restores an archived venue.' })
  restoreVenue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EditionInput, { description: 'The venue.' }) input: EditionInput,
  ): Promise<Venue> {
    return this.service.restore(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a venue without classes; otherwise IN_USE.' })
  async deleteVenue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'The venue.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.service.remove(ctx, id);
    return { id };
  }
}

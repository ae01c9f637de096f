import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { DeletedRecord, RecordInput, VersionedIdInput } from '../../platform/graphql/versioned-id.js';
import { ArchivableRecordArgs } from './archivable-record.args.js';
import { CreateVenueInput, UpdateVenueInput } from './venue.input.js';
import type { VenueService } from './venue.service.js';
import { Venue, VenueChangePreview, VenueConnection } from './venue.type.js';

@Resolver()
export class VenueResolver {
  constructor(private readonly service: VenueService) {}

  @Authorized('admin')
  @Query(() => VenueConnection, { description: 'The places that classes are held at, by name.' })
  venues(
    @Ctx() ctx: RequestContext,
    @Args(() => ArchivableRecordArgs) { isArchived, search, first, after }: ArchivableRecordArgs,
  ): Promise<Connection<Venue>> {
    return this.service.page(ctx, { isArchived, search }, { first, after });
  }

  @Authorized('admin')
  @Query(() => Venue, { description: 'One venue; NOT_FOUND when there is none.' })
  venue(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which venue, by its id.' }) id: string,
  ): Promise<Venue> {
    return this.service.get(ctx, id);
  }

  @Authorized('admin')
  @Query(() => VenueChangePreview, {
    description:
      'What the coming classes of a venue would make of a change of it; changes nothing. NOT_FOUND when there is none.',
  })
  venueChangePreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateVenueInput, { description: 'The venue as it might be.' })
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
    description: 'Replaces a venue. Its classes keep their own texts, unless the coming ones are to follow.',
  })
  updateVenue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateVenueInput, { description: 'The venue as it shall be.' })
    input: UpdateVenueInput,
  ): Promise<Venue> {
    return this.service.update(ctx, input, input);
  }

  @Authorized('admin')
  @Mutation(() => Venue, { description: 'Offers a venue no longer for new classes.' })
  archiveVenue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VersionedIdInput, { description: 'Which venue.' }) input: VersionedIdInput,
  ): Promise<Venue> {
    return this.service.archive(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => Venue, { description: 'Offers an archived venue again.' })
  restoreVenue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VersionedIdInput, { description: 'Which venue.' }) input: VersionedIdInput,
  ): Promise<Venue> {
    return this.service.restore(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => DeletedRecord, { description: 'Deletes a venue that no class refers to; else IN_USE.' })
  async deleteVenue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which venue.' }) { id }: RecordInput,
  ): Promise<DeletedRecord> {
    await this.service.remove(ctx, id);
    return { id };
  }
}

import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { SetBookingNotesInput } from './booking-notes.input.js';
import type { BookingNotesService } from './booking-notes.service.js';
import { Booking } from '../booking.type.js';

@Resolver()
export class BookingNotesResolver {
  constructor(private readonly notes: BookingNotesService) {}

  @Authorized('admin')
  @Mutation(() => Booking, { description: 'Sets or removes the notes of the office on a booking.' })
  setBookingNotes(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetBookingNotesInput, { description: 'The booking and its new notes.' })
    input: SetBookingNotesInput,
  ): Promise<Booking> {
    return this.notes.set(ctx, input, input.notes);
  }
}

import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { AcceptedRequest } from '../accounts/accepted-request.type.js';
import { BookingConfirmation, BookingConfirmationConnection } from './booking-confirmation.type.js';
import type { BookingLinkService } from './booking-link.service.js';
import type { MyBookingService } from './my-bookings.service.js';
import {
  CancelOwnBookingInput,
  ChangeOwnBookingInput,
  MoveOwnBookingInput,
  RequestBookingLinkInput,
} from './own-booking.input.js';
import type { OwnBookingService } from './own-booking.service.js';

interface Services {
  ownBookings: OwnBookingService;
  bookingLinks: BookingLinkService;
  myBookings: MyBookingService;
}

@Resolver()
export class OwnBookingResolver {
  constructor(private readonly services: Services) {}

  @Mutation(() => BookingConfirmation, {
    description:
      'Cancels a booking by the id of its link; POLICY when it is too late. A repetition changes nothing.',
  })
  cancelOwnBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelOwnBookingInput, { description: 'Which booking.' })
    input: CancelOwnBookingInput,
  ): Promise<BookingConfirmation> {
    return this.services.ownBookings.cancel(ctx, input);
  }

  @Mutation(() => BookingConfirmation, {
    description:
      'Moves a booking by the id of its link to another class of the same type: the new seat is taken and the old one given back, or neither.',
  })
  moveOwnBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveOwnBookingInput, { description: 'Which booking, and its new class.' })
    input: MoveOwnBookingInput,
  ): Promise<BookingConfirmation> {
    return this.services.ownBookings.move(ctx, input);
  }

  @Mutation(() => BookingConfirmation, {
    description: 'Says by the id of the link of a booking that somebody else comes, or corrects who comes.',
  })
  changeOwnBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeOwnBookingInput, { description: 'Which booking, and what is different.' })
    input: ChangeOwnBookingInput,
  ): Promise<BookingConfirmation> {
    return this.services.ownBookings.change(ctx, input);
  }

  @Mutation(() => AcceptedRequest, {
    description: 'Mails the secret link of a booking to its address, if both belong together.',
  })
  async requestBookingLink(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestBookingLinkInput, { description: 'The email and number of the booking.' })
    input: RequestBookingLinkInput,
  ): Promise<AcceptedRequest> {
    await this.services.bookingLinks.request(ctx, input);
    return AcceptedRequest.ACCEPTED;
  }

  @Authorized()
  @Query(() => BookingConfirmationConnection, {
    description:
      'The bookings with the confirmed address of the account that is logged in, the latest class first.',
  })
  myBookings(
    @Ctx() ctx: RequestContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<BookingConfirmation>> {
    return this.services.myBookings.page(ctx, page);
  }
}

import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { AcceptedRequest } from '../accounts/accepted-request.type.js';
import {
  BookingConfirmation,
  BookingConfirmationConnection,
} from '../bookings/confirmation/booking-confirmation.type.js';
import type { BookingLinkService } from './booking-link.service.js';
import type { MyBookingService } from './my-bookings.service.js';
import {
  CancelOwnBookingInput,
  ChangeOwnBookingInput,
  MoveOwnBookingInput,
  RequestBookingLinkInput,
} from './own-booking.input.js';
import type { OwnBookingService } from './own-booking.service.js';

@Resolver()
export class OwnBookingResolver {
  constructor(
    private readonly ownBookings: OwnBookingService,
    private readonly bookingLinks: BookingLinkService,
    private readonly bookingsOfAccount: MyBookingService,
  ) {}

  @Mutation(() => BookingConfirmation, {
    description:
      'Cancels a booking by the ID of its link; POLICY after the deadline. Repeating it has no effect.',
  })
  cancelOwnBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelOwnBookingInput, { description: 'ID of the booking.' })
    input: CancelOwnBookingInput,
  ): Promise<BookingConfirmation> {
    return this.ownBookings.cancel(ctx, input);
  }

  @Mutation(() => BookingConfirmation, {
    description:
      'Moves a booking by the ID of its link to another class of the same type, or leaves it unchanged.',
  })
  moveOwnBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveOwnBookingInput, { description: 'The booking and its new class.' })
    input: MoveOwnBookingInput,
  ): Promise<BookingConfirmation> {
    return this.ownBookings.move(ctx, input);
  }

  @Mutation(() => BookingConfirmation, {
    description: 'Replaces or corrects the attendee of a booking by the ID of its link.',
  })
  changeOwnBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeOwnBookingInput, { description: 'The booking, and the changes.' })
    input: ChangeOwnBookingInput,
  ): Promise<BookingConfirmation> {
    return this.ownBookings.change(ctx, input);
  }

  @Mutation(() => AcceptedRequest, {
    description:
      'Emails the secret link of a booking to its address, or that of its crew to the contact, if email and number match.',
  })
  async requestBookingLink(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestBookingLinkInput, {
      description: 'Email and confirmation number of the booking.',
    })
    input: RequestBookingLinkInput,
  ): Promise<AcceptedRequest> {
    await this.bookingLinks.request(ctx, input);
    return AcceptedRequest.ACCEPTED;
  }

  @Authorized()
  @Query(() => BookingConfirmationConnection, {
    description: 'The bookings with the confirmed address of the current account, latest class first.',
  })
  myBookings(
    @Ctx() ctx: RequestContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<BookingConfirmation>> {
    return this.bookingsOfAccount.page(ctx, page);
  }
}

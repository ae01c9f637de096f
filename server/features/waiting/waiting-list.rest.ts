import { idempotencyHeader } from '../../platform/rest/idempotency-header.js';
import { created, gone, listWithTotal, one } from '../../platform/rest/response.js';
import { RestBody } from '../../platform/rest/rest-input.js';
import { WINDOW } from '../../platform/rest/rest-list.js';
import { routeMaker } from '../../platform/rest/route.js';
import type { MyWaitingListService } from './my-waiting-list.service.js';
import { WaitInput } from './waiting-list.input.js';
import { SEAT_OFFER, WAITING_LIST_ENTRY } from './waiting-list.json.js';
import type { WaitingListService } from './waiting-list.service.js';

interface Services {
  waitingLists: WaitingListService;
  myWaitingList: MyWaitingListService;
}
const { route, routeWith } = routeMaker<Services>('Waiting list');

const WAIT = new RestBody(
  WaitInput,
  {
    oneSeat: {
      first_name: 'María',
      last_name: 'Muñoz',
      email: 'maria.munoz@example.com',
      phone: '(801) 555-0117',
      language: 'es',
      seats: 1,
      text_notifications: true,
      agree_to_terms: true,
    },
    upToThree: {
      first_name: 'Tomás',
      last_name: 'Ruiz',
      email: 'tomas.ruiz@example.com',
      seats: 3,
      accepts_fewer: true,
      agree_to_terms: true,
    },
  },
  {
    idempotencyKey: idempotencyHeader(
      'A repeated request with the same key and body returns the same entry.',
    ),
  },
  {
    allOf: [
      {
        if: { required: ['text_notifications'], properties: { text_notifications: { const: true } } },
        then: { required: ['phone'], properties: { phone: { type: 'string' } } },
      },
    ],
  },
);

export const waitingListRoutes = [
  routeWith(WAIT, {
    at: 'POST /class-instances/:id/waiting-list',
    access: 'guest',
    id: 'joinWaitingList',
    summary:
      'Joins the waiting list of a full class. The response does not reveal whether the email is already waiting or has a seat.',
    problems: ['NOT_FOUND', 'CLASS_NOT_FULL', 'CLASS_NOT_BOOKABLE', 'IDEMPOTENCY_MISMATCH', 'RATE_LIMITED'],
    response: created(WAITING_LIST_ENTRY, 'The waiting list entry.'),
    call: ({ waitingLists }, ctx, { id, input }) => waitingLists.join(ctx, { ...input, classInstanceId: id }),
  }),
  route({
    at: 'DELETE /waiting-list/:id',
    access: 'guest',
    id: 'leaveWaitingList',
    summary: 'Leaves the waiting list; the seats of an open offer go to the next person.',
    problems: ['NOT_FOUND', 'RATE_LIMITED'],
    response: gone,
    call: async ({ waitingLists }, ctx, { id }) => {
      await waitingLists.leave(ctx, id);
    },
  }),
  route({
    at: 'GET /seat-offers/:id',
    access: 'guest',
    id: 'getSeatOffer',
    summary: 'An offer of seats, by its secret ID.',
    problems: ['NOT_FOUND'],
    response: one(SEAT_OFFER, 'Personal data is included only while the offer is open.'),
    call: ({ waitingLists }, ctx, { id }) => waitingLists.getOffer(ctx, id),
  }),
  route({
    at: 'POST /seat-offers/:id/decline',
    access: 'guest',
    id: 'declineSeatOffer',
    summary: 'Declines an offer; the seats go to the next person.',
    problems: ['NOT_FOUND', 'OFFER_LAPSED', 'RATE_LIMITED'],
    response: one(SEAT_OFFER, 'The declined offer.'),
    call: ({ waitingLists }, ctx, { id }) => waitingLists.decline(ctx, id),
  }),
  routeWith(WINDOW, {
    at: 'GET /me/waiting-list-entries',
    access: 'loggedIn',
    id: 'listMyWaitingListEntries',
    summary:
      "The waiting list entries with the current account's confirmed address that have not ended, in classes to come, next class first.",
    response: listWithTotal(WAITING_LIST_ENTRY, 'As visible to the holders of their links.'),
    call: ({ myWaitingList }, ctx, { input }) => myWaitingList.list(ctx, input),
  }),
];

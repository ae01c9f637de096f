import { propertiesOf, RestObject } from '../../platform/rest/rest-object.js';
import { UPCOMING_CLASS } from '../schedule/class-instance.json.js';
import { SeatOffer, WaitingListEntry } from './waiting.type.js';
import { WaitInput } from './waiting-list.input.js';

const CLASS = { name: 'classInstance', as: UPCOMING_CLASS };

export const WAITING_LIST_ENTRY = new RestObject<WaitingListEntry>(
  'WaitingListEntry',
  propertiesOf(WaitingListEntry, { classInstance: CLASS }),
  'A place on a waiting list, to whoever holds its secret id.',
);

export const SEAT_OFFER = new RestObject<SeatOffer>(
  'SeatOffer',
  propertiesOf(SeatOffer, { classInstance: CLASS }, [WaitInput]),
  'Seats that are held for somebody, to whoever holds its secret id.',
);

import { propertiesOf, RestObject } from '../../platform/rest/rest-object.js';
import { UPCOMING_CLASS } from '../schedule/classes/class-instance.json.js';
import { SeatOffer, WaitingListEntry } from './waiting.type.js';
import { WaitInput } from './waiting-list.input.js';

const CLASS = { name: 'classInstance', as: UPCOMING_CLASS };

export const WAITING_LIST_ENTRY = new RestObject<WaitingListEntry>(
  'WaitingListEntry',
  propertiesOf(WaitingListEntry, { classInstance: CLASS }, [WaitInput]),
  'A waiting list entry, as visible to the holder of its secret ID.',
);

export const SEAT_OFFER = new RestObject<SeatOffer>(
  'SeatOffer',
  propertiesOf(SeatOffer, { classInstance: CLASS }, [WaitInput]),
  "Seats held for a person, as visible to the holder of the offer's secret ID.",
);

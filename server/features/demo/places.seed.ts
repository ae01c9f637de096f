import type { Address } from '../schedule/venues/address.rules.js';

/** Streets are fictional; cities and ZIP codes exist. */
export const demoPlaces = {
  saltLakeCity: {
    locationName: 'Downtown classroom',
    street1: '418 W Granary Row',
    street2: 'Suite 210',
    city: 'Salt Lake City',
    state: 'UT',
    zip: '84101',
  },
  westValleyCity: {
    locationName: 'Training yard',
    street1: '2155 S Quarry Road',
    street2: null,
    city: 'West Valley City',
    state: 'UT',
    zip: '84119',
  },
  ogden: {
    locationName: 'Fairgrounds, Hall B',
    street1: '1140 N Railhead Avenue',
    street2: null,
    city: 'Ogden',
    state: 'UT',
    zip: '84404',
  },
  provo: {
    locationName: 'Industrial park',
    street1: '1725 S Foundry Loop',
    street2: 'Room 4',
    city: 'Provo',
    state: 'UT',
    zip: '84606',
  },
  stGeorge: {
    locationName: 'Red Bluff training room',
    street1: '690 E Sandhill Drive',
    street2: null,
    city: 'St. George',
    state: 'UT',
    zip: '84790',
  },
  evanston: {
    locationName: 'Bear River equipment shop',
    street1: '305 Yellow Creek Spur',
    street2: 'Bay 2',
    city: 'Evanston',
    state: 'WY',
    zip: '82930-4410',
  },
  idahoFalls: {
    locationName: 'Snake River annex',
    street1: '2480 E Lincoln Siding Road',
    street2: 'Unit C',
    city: 'Idaho Falls',
    state: 'ID',
    zip: '83401',
  },
} as const satisfies Record<string, Address & { locationName: string }>;

export type DemoPlace = keyof typeof demoPlaces;

import type { OfficeVenueFragment } from '../Venues.generated';

export const yard: OfficeVenueFragment = {
  id: 'yard',
  version: 3,
  name: 'Training yard',
  nameEs: null,
  address: {
    street1: '2155 S Quarry Road',
    street2: null,
    city: 'West Valley City',
    state: 'UT',
    zip: '84119',
  },
  timeZone: 'America/Denver',
  capacity: 24,
  parking: null,
  parkingEs: null,
  entrance: null,
  entranceEs: null,
  mapUrl: null,
  archivedAt: null,
  isUsed: true,
  comingClasses: 2,
};

/** A venue as returned by the server. */
export const venueResponse = (venue: OfficeVenueFragment) => ({
  __typename: 'Venue',
  ...venue,
  address: { __typename: 'Address', ...venue.address },
});

import { withMyChanges } from '../../../../ui/office/forms/form-changes';
import { venueForm, type VenueValues } from './venue-form';

it('takes the address and the time zone of a venue from one of two versions', () => {
  const before: VenueValues = { ...venueForm.initial, 'address.city': 'Provo', 'address.state': 'UT' };
  const theirs = { ...before, timeZone: 'America/Boise', parking: 'Lot B' };
  const mine: VenueValues = { ...before, 'address.city': 'Page', 'address.state': 'AZ' };
  expect(withMyChanges(venueForm, before, theirs, mine)).toEqual({ ...mine, parking: 'Lot B' });
});

import { withMyChanges } from '../../../../ui/office/forms/form-changes';
import { personForm } from './office-person';

it('takes the emergency contact and its phone from one of two versions', () => {
  const contact = { emergencyContactName: 'Ana Ruiz', emergencyContactPhone: '801-555-0101' };
  const before = { ...personForm.initial, ...contact };
  const theirs = {
    ...before,
    emergencyContactName: 'Luis Peña',
    emergencyContactPhone: '801-555-0102',
    companyName: 'Alta Electric',
  };
  const mine = { ...before, emergencyContactPhone: '801-555-0103' };
  expect(withMyChanges(personForm, before, theirs, mine)).toEqual({ ...mine, companyName: 'Alta Electric' });
});

import { changedFields, changedPerson, changeTold, typedNumber } from './own-booking.rules.js';

const maria = {
  firstName: 'María',
  lastName: 'Muñoz',
  email: 'maria@example.com',
  phone: '(801) 555-0117',
  emergencyContactName: 'Tomás Muñoz',
  emergencyContactPhone: '(801) 555-0199',
  textNotifications: true,
};

describe('a change of who comes', () => {
  it('leaves what is not said, and what is the same', () => {
    expect(changedFields(maria, { firstName: 'María', phone: undefined })).toEqual([]);
    expect(changedPerson(maria, { phone: '(801) 555-0118' })).toEqual({ ...maria, phone: '(801) 555-0118' });
  });

  it('keeps the phone of a person whose name or address is corrected', () => {
    expect(changedPerson(maria, { lastName: 'Nuñez' })).toMatchObject({ phone: maria.phone });
    expect(changedPerson(maria, { email: 'm@example.com' })).toMatchObject({ textNotifications: true });
  });

  it('forgets the phone of who no longer comes, and texts nobody there', () => {
    const tomas = { firstName: 'Tomás', email: 'tomas@example.com' };
    expect(changedPerson(maria, tomas)).toMatchObject({ phone: null, textNotifications: false });
    const withPhone = changedPerson(maria, { ...tomas, phone: '(801) 555-0118' });
    expect(withPhone).toMatchObject({ phone: '(801) 555-0118', textNotifications: true });
  });

  it('is told by mail where it is about name or address, and not where it is about a phone', () => {
    expect(changeTold(['firstName', 'email'])).toBe('person');
    expect(changeTold(['email'])).toBe('address');
    expect(changeTold(['lastName', 'phone'])).toBe('name');
    expect(changeTold(['phone', 'emergencyContactName'])).toBeNull();
  });
});

it('a confirmation number is read in any letter case, with blanks and dashes', () => {
  expect(typedNumber(' k7m4-wx9p ')).toBe('K7M4WX9P');
  expect(typedNumber('K7M4 WX9P')).toBe('K7M4WX9P');
});

import { changedFields, changedPerson, mailedChangeOf, typedNumber } from './own-booking.rules.js';

const maria = {
  firstName: 'María',
  lastName: 'Muñoz',
  email: 'maria@example.com',
  phone: '(801) 555-0117',
  emergencyContactName: 'Tomás Muñoz',
  emergencyContactPhone: '(801) 555-0199',
  textNotifications: true,
  language: 'en' as const,
};

describe('a change of the attendee', () => {
  it('ignores missing and equal fields', () => {
    expect(changedFields(maria, { firstName: 'María', phone: undefined })).toEqual([]);
    expect(changedPerson(maria, { phone: '(801) 555-0118' })).toEqual({ ...maria, phone: '(801) 555-0118' });
  });

  it('keeps the phone if only the name or the address is corrected', () => {
    expect(changedPerson(maria, { lastName: 'Nuñez' })).toMatchObject({ phone: maria.phone });
    expect(changedPerson(maria, { email: 'm@example.com' })).toMatchObject({ textNotifications: true });
  });

  it('removes the phone and the text messages of the former attendee', () => {
    const tomas = { firstName: 'Tomás', email: 'tomas@example.com' };
    expect(changedPerson(maria, tomas)).toMatchObject({ phone: null, textNotifications: false });
    const phone = '(801) 555-0118';
    const theirs = changedPerson(maria, { ...tomas, phone });
    expect(theirs).toMatchObject({ phone, textNotifications: false });
    const agreed = changedPerson(maria, { ...tomas, phone: maria.phone, textNotifications: true });
    expect(agreed).toMatchObject({ phone: maria.phone, textNotifications: true });
  });

  it('asks for no text messages to the phone of the former attendee', () => {
    const tomas = { firstName: 'Tomás', email: 'tomas@example.com', textNotifications: true };
    expect(changedPerson(maria, tomas)).toMatchObject({ phone: null, textNotifications: true });
  });

  describe('to another person', () => {
    const tomas = { firstName: 'Tomás', email: 'tomas@example.com' };
    const none = { emergencyContactName: '', emergencyContactPhone: '' };

    it('removes the emergency contact of the former attendee', () => {
      expect(changedPerson(maria, tomas)).toMatchObject(none);
    });

    it('keeps an emergency contact that the change contains, even the same', () => {
      const { emergencyContactName, emergencyContactPhone } = maria;
      const same = { emergencyContactName, emergencyContactPhone };
      expect(changedPerson(maria, { ...tomas, ...same })).toMatchObject(same);
      const onlyPhone = { emergencyContactPhone: '(801) 555-0155' };
      expect(changedPerson(maria, { ...tomas, ...onlyPhone })).toMatchObject({ ...none, ...onlyPhone });
    });

    it('gives the emergency contact of the crew to a member without one', () => {
      const crew = { emergencyContactName: 'Rosa Lee', emergencyContactPhone: '(801) 555-0144' };
      expect(changedPerson(maria, tomas, crew)).toMatchObject(crew);
      const own = { emergencyContactName: 'Ana Ruiz', emergencyContactPhone: '(801) 555-0145' };
      expect(changedPerson(maria, { ...tomas, ...own }, crew)).toMatchObject(own);
    });

    it('does not happen if only name or email changes', () => {
      const { emergencyContactName } = maria;
      expect(changedPerson(maria, { firstName: 'Tomás' })).toMatchObject({ emergencyContactName });
      expect(changedPerson(maria, { email: tomas.email })).toMatchObject({ emergencyContactName });
    });
  });

  it('is mailed if it concerns name or address, but not for a phone', () => {
    expect(mailedChangeOf(['firstName', 'email'])).toBe('person');
    expect(mailedChangeOf(['email'])).toBe('address');
    expect(mailedChangeOf(['lastName', 'phone'])).toBe('name');
    expect(mailedChangeOf(['phone', 'emergencyContactName'])).toBeNull();
  });
});

it('a confirmation number is normalized from any letter case, with spaces and dashes', () => {
  expect(typedNumber(' k7m4-wx9p ')).toBe('K7M4WX9P');
  expect(typedNumber('K7M4 WX9P')).toBe('K7M4WX9P');
});

import { problemsOf } from '../../../platform/validation/check-input.js';
import { translate } from '../../../platform/i18n/message.js';
import { attendee } from '../../../testing/attendees.js';
import { crewMember, crewOf } from '../../../testing/crews.js';
import { BookSeatInput } from './book-seat.input.js';

async function problems(changes: object, language: 'en' | 'es' = 'en'): Promise<Record<string, string>> {
  const found = await problemsOf(attendee('a-class', changes));
  return Object.fromEntries(Object.entries(found).map(([field, text]) => [field, translate(text, language)]));
}

const ACCOUNT = {
  createAccount: true,
  password: 'seven wide river bends',
  confirmPassword: 'seven wide river bends',
};

describe('the booking form', () => {
  it('is valid when it is filled in', async () => {
    await expect(problems({})).resolves.toEqual({});
    await expect(problems({ textNotifications: true, ...ACCOUNT })).resolves.toEqual({});
  });

  it.each([
    ['firstName', 'First name required', 'Escriba el nombre'],
    ['lastName', 'Last name required', 'Escriba el apellido'],
    ['email', 'Email required', 'Escriba el correo electrónico'],
    ['emergencyContactName', 'Emergency contact required', 'Escriba el nombre del contacto de emergencia'],
    ['emergencyContactPhone', 'Emergency phone required', 'Escriba el teléfono del contacto de emergencia'],
  ] as const)('requires %s, and rejects invisible characters as its value', async (field, en, es) => {
    for (const empty of ['', '   ', '\t\n', '\u202e\u200b', undefined, null]) {
      await expect(problems({ [field]: empty })).resolves.toEqual({ [field]: en });
    }
    await expect(problems({ [field]: '' }, 'es')).resolves.toEqual({ [field]: es });
  });

  it.each([
    ['agreeToTerms', { agreeToTerms: false }, 'You must agree to the terms', 'Debe aceptar las condiciones'],
    ['email', { email: 'maria' }, 'Invalid email', 'El correo electrónico no es válido'],
    [
      'phone',
      { textNotifications: true, phone: '  ' },
      'Phone required for SMS notifications',
      'Escriba un teléfono para recibir mensajes de texto',
    ],
    [
      'phone',
      { textNotifications: true, phone: '555-0117' },
      'Enter the phone number with its area code',
      'Escriba el número de teléfono con el código de área',
    ],
    [
      'phone',
      { textNotifications: true, phone: '000 000 0000' },
      'Enter the phone number with its area code',
      'Escriba el número de teléfono con el código de área',
    ],
    [
      'password',
      { ...ACCOUNT, password: 'short', confirmPassword: 'short' },
      'Password must be 8 to 128 characters',
      'La contraseña debe tener de 8 a 128 caracteres',
    ],
    [
      'password',
      { ...ACCOUNT, password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      'Password must be 8 to 128 characters',
      'La contraseña debe tener de 8 a 128 caracteres',
    ],
    [
      'password',
      { ...ACCOUNT, password: 'Password123', confirmPassword: 'Password123' },
      'This password is too well known. Choose another one',
      'Esta contraseña es muy común. Elija otra',
    ],
    [
      'confirmPassword',
      { ...ACCOUNT, confirmPassword: 'seven wide river bend' },
      'Passwords do not match',
      'Las contraseñas no coinciden',
    ],
    ['firstName', { firstName: 'x'.repeat(101) }, 'At most 100 characters', 'Máximo 100 caracteres'],
    ['companyName', { companyName: 'x'.repeat(101) }, 'At most 100 characters', 'Máximo 100 caracteres'],
    ['email', { email: `${'x'.repeat(250)}@example.com` }, 'At most 254 characters', 'Máximo 254 caracteres'],
  ])('reports a problem of %s in both languages (%#)', async (field, changes, en, es) => {
    await expect(problems(changes)).resolves.toEqual({ [field]: en });
    await expect(problems(changes, 'es')).resolves.toEqual({ [field]: es });
  });

  it.each(['52 55 1234 5678', '+52 55 1234 5678', '8'.repeat(20)])(
    'reports that %s cannot be texted',
    async (phone) => {
      const changes = { textNotifications: true, phone };
      await expect(problems(changes)).resolves.toEqual({
        phone: 'We send text messages only to US numbers (+1)',
      });
      await expect(problems(changes, 'es')).resolves.toEqual({
        phone: 'Solo enviamos mensajes de texto a números de Estados Unidos (+1)',
      });
    },
  );

  it.each(['firstName', 'lastName'] as const)('rejects links in %s', async (field) => {
    const changes = { [field]: 'Your refund waits at evil.example' };
    await expect(problems(changes)).resolves.toEqual({
      [field]:
        'A name cannot contain a web address, a phone number, or characters such as @, / and $. Leave a space after a period',
    });
    await expect(problems(changes, 'es')).resolves.toEqual({
      [field]:
        'Un nombre no puede llevar una dirección web, un número de teléfono ni signos como @, / o $. Deje un espacio después de un punto',
    });
  });

  it('accepts two people as the emergency contact, but no links', async () => {
    await expect(problems({ emergencyContactName: 'Íñigo / Luz' })).resolves.toEqual({});
    const changes = { emergencyContactName: 'Mom / evil.example' };
    await expect(problems(changes)).resolves.toEqual({
      emergencyContactName:
        'The name of an emergency contact cannot contain a web address or @. Leave a space after a period',
    });
    await expect(problems(changes, 'es')).resolves.toEqual({
      emergencyContactName:
        'El nombre del contacto de emergencia no puede llevar una dirección web ni @. Deje un espacio después de un punto',
    });
  });

  it('rejects links in a company name', async () => {
    const changes = { companyName: 'https://evil.example' };
    await expect(problems(changes)).resolves.toEqual({
      companyName: 'A company name cannot contain a web address or @',
    });
    await expect(problems(changes, 'es')).resolves.toEqual({
      companyName: 'El nombre de la empresa no puede llevar una dirección web ni @',
    });
  });

  it('rejects a phone for text messages that is too long for its length', async () => {
    await expect(problems({ phone: '8'.repeat(44), textNotifications: true })).resolves.toEqual({
      phone: 'At most 40 characters',
    });
  });

  it.each(['+52 55 1234 5678', '+882 16 1234 5678', '011 52 55 1234 5678', '(876) 555-0199'])(
    'accepts text messages for US numbers only: not for %s, which is valid without them',
    async (phone) => {
      await expect(problems({ phone })).resolves.toEqual({});
      const changes = { phone, textNotifications: true };
      await expect(problems(changes)).resolves.toEqual({
        phone: 'We send text messages only to US numbers (+1)',
      });
      await expect(problems(changes, 'es')).resolves.toEqual({
        phone: 'Solo enviamos mensajes de texto a números de Estados Unidos (+1)',
      });
    },
  );

  it('requires an emergency number that can be called, from any country', async () => {
    for (const emergencyContactPhone of ['555-0199', '+52 55 1234 5678', '801-555-0199 ext. 4'])
      await expect(problems({ emergencyContactPhone })).resolves.toEqual({});
    const changes = { emergencyContactPhone: 'abc' };
    await expect(problems(changes)).resolves.toEqual({
      emergencyContactPhone: 'Enter a phone number, like (801) 555-0199',
    });
    await expect(problems(changes, 'es')).resolves.toEqual({
      emergencyContactPhone: 'Escriba un número de teléfono, como (801) 555-0199',
    });
  });

  it('requires a phone only for text messages', async () => {
    await expect(problems({ phone: undefined })).resolves.toEqual({});
    await expect(problems({ phone: 'ask for Ana' })).resolves.toEqual({
      phone: 'Enter a phone number, like (801) 555-0199',
    });
  });

  it('requires a password only for an account', async () => {
    await expect(problems({ password: 'short', confirmPassword: 'other' })).resolves.toEqual({});
    await expect(problems({ createAccount: true })).resolves.toEqual({
      password: 'Password must be 8 to 128 characters',
    });
  });

  it('reports all problems at once', async () => {
    const nothing = {
      firstName: '',
      lastName: '',
      email: '',
      emergencyContactName: '',
      emergencyContactPhone: '',
    };
    const found = await problems({ ...nothing, agreeToTerms: false, textNotifications: true, phone: '' });
    expect(Object.keys(found).toSorted()).toEqual([
      'agreeToTerms',
      'email',
      'emergencyContactName',
      'emergencyContactPhone',
      'firstName',
      'lastName',
      'phone',
    ]);
  });

  it.each(['maria@example.com', 'm.muñoz+osha@correo.example.mx', "o'brien@example.co", 'a@b.cd'])(
    'accepts %s as an email',
    async (email) => {
      await expect(problems({ email })).resolves.toEqual({});
    },
  );

  it.each([
    'maria',
    'maria@',
    '@example.com',
    'maria@example',
    'maria@@example.com',
    'ma ria@example.com',
    'a@b.',
    'a,b@c.de',
  ])('rejects %s as an email', async (email) => {
    await expect(problems({ email })).resolves.toEqual({ email: 'Invalid email' });
  });

  it('reports problems in the order of its fields, inherited ones first, also in a list', async () => {
    expect(Object.keys(await problemsOf(new BookSeatInput()))).toEqual([
      'firstName',
      'lastName',
      'emergencyContactName',
      'emergencyContactPhone',
      'classInstanceId',
      'email',
      'agreeToTerms',
    ]);
    const crew = crewOf('a-class', 0, { attendees: [crewMember(1, { firstName: '', email: 'luis' })] });
    expect(Object.keys(await problemsOf(crew))).toEqual(['attendees.0.firstName', 'attendees.0.email']);
  });

  it('removes surrounding spaces, control characters, and line breaks in names before validation', async () => {
    const input = attendee('a-class', {
      firstName: '  Mar\u0000ía ',
      lastName: 'Muñoz\r\nBcc: everybody',
      email: ' maria@example.com\n',
      companyName: '   ',
      emergencyContactName: 'Luis\ud83d Peña \u{1f477}',
    });
    await expect(problemsOf(input)).resolves.toEqual({});
    expect(input).toMatchObject({
      firstName: 'María',
      lastName: 'Muñoz Bcc: everybody',
      email: 'maria@example.com',
      companyName: undefined,
      emergencyContactName: 'Luis Peña \u{1f477}',
    } satisfies Partial<Record<keyof BookSeatInput, unknown>>);
  });

  it('does not change a password', async () => {
    const password = '  spaces belong to me  ';
    const input = attendee('a-class', { createAccount: true, password, confirmPassword: password });
    await expect(problemsOf(input)).resolves.toEqual({});
    expect(input.password).toBe(password);
  });
});

import { useSite } from '../../testing/site-server.js';
import { SEND_CONTACT_MESSAGE } from '../../testing/operations.js';
import { ContactMessageEntity } from './contact-message.entity.js';

const FORM = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '',
  subject: 'OSHA 10',
  message: 'Do you come to Ogden?\n\nAna',
};

describe('POST /api/contact', () => {
  const { site, world } = useSite('sqlite');

  it.each([
    ['OSHA 10', 'osha10'],
    ['OSHA 30', 'osha30'],
    ['First Aid/CPR/AED', 'firstAid'],
    ['OSHA Competent Person Training', 'competentPerson'],
    ['Other', 'other'],
    ['Primeros auxilios/RCP/DEA', 'firstAid'],
    [' OSHA 10 ', 'osha10'],
  ])('accepts the subject as displayed in the form: %s', async (subject, stored) => {
    const { status, body } = await site.rest('POST', '/contact', { ...FORM, subject });
    expect(status).toBe(201);
    const kept = await world.stored(ContactMessageEntity).findOneByOrFail({ id: String(body.id) });
    expect(kept).toMatchObject({ subject: stored, phone: null, message: FORM.message, language: 'en' });
  });

  it.each([['Anything'], [''], [7], [['OSHA 10']], [null]])('rejects the subject %j', async (subject) => {
    const { status, body } = await site.rest('POST', '/contact', { ...FORM, subject });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object)).toEqual(['subject']);
  });

  it.each([' ', ''])('uses the language of the request if that of the body is %j', async (language) => {
    const form = { ...FORM, language };
    const { status, body } = await site.rest('POST', '/contact', form, { language: 'es' });
    expect(status).toBe(201);
    const kept = await world.stored(ContactMessageEntity).findOneByOrFail({ id: String(body.id) });
    expect(kept.language).toBe('es');
  });

  it('reports missing fields in Spanish', async () => {
    const { body } = await site.rest('POST', '/contact', {}, { language: 'es' });
    expect(body).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Falta información o hay datos incorrectos.',
      fields: {
        name: 'Escriba su nombre',
        email: 'Escriba el correo electrónico',
        subject: 'Elija un asunto',
        message: 'Escriba el mensaje',
      },
    });
  });

  it.each([
    ['en', 'A name cannot contain a web address or @'],
    ['es', 'Un nombre no puede llevar una dirección web ni @'],
  ] as const)('rejects in %s a name with a link or an email', async (language, name) => {
    for (const wrong of ['Win at https://evil.example', 'Win at www.evil.example', 'ana@example.com']) {
      const form = { ...FORM, name: wrong };
      const { status, body } = await site.rest('POST', '/contact', form, { language });
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { name } });
    }
  });

  it.each(['A/C Masters', 'Overstock.com', 'Taller 84121'])(
    'accepts the company %s as a sender',
    async (name) => {
      expect(await site.rest('POST', '/contact', { ...FORM, name })).toMatchObject({ status: 201 });
      await expect(world.stored(ContactMessageEntity).find()).resolves.toMatchObject([{ name }]);
    },
  );

  it('removes header lines from names and addresses', async () => {
    await site.rest('POST', '/contact', {
      ...FORM,
      name: 'Ana\r\nBcc: everybody',
      email: 'ana@example.com\r\n',
    });
    const [kept] = await world.stored(ContactMessageEntity).find();
    expect(kept).toMatchObject({ name: 'Ana Bcc: everybody', email: 'ana@example.com' });
  });

  it('has the same result through GraphQL', async () => {
    const input = { ...FORM, subject: 'osha10', language: 'es' };
    const { body } = await site.graphql<{ sendContactMessage: { id: string } }>(SEND_CONTACT_MESSAGE, {
      input,
    });
    const kept = await world
      .stored(ContactMessageEntity)
      .findOneByOrFail({ id: body.data?.sendContactMessage.id ?? '' });
    expect(kept).toMatchObject({ name: 'Ana Ruiz', subject: 'osha10', language: 'es' });
  });
});

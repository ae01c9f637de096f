import { requiredValues } from './booking-form.js';
import { expect, test } from './guest.js';
import { Office, officeEnvironment } from './office.js';
import { startServer } from './server.js';
import { expectUsable } from './usable.js';

const said = {
  en: {
    name: 'A name cannot contain a web address, a phone number, or characters such as @, / and $. Leave a space after a period',
    company: 'A company name cannot contain a web address or @',
    foreign: 'We send text messages only to US numbers (+1)',
    phone: 'Enter the phone number of the emergency contact, like (801) 555-0199',
    callUs: 'Call us at (801) 555-0142 and we will book the seat for you',
  },
  es: {
    name: 'Un nombre no puede llevar una dirección web, un número de teléfono ni signos como @, / o $. Deje un espacio después de un punto',
    company: 'El nombre de la empresa no puede llevar una dirección web ni @',
    foreign: 'Solo enviamos mensajes de texto a números de Estados Unidos (+1)',
    phone: 'Escriba el teléfono del contacto de emergencia, como (801) 555-0199',
    callUs: 'Llámenos al (801) 555-0142 y le reservamos el lugar',
  },
};

test('reports invalid names and phones at the field, and after many seats the phone number to call @both', async ({
  page,
  bookingForm,
  language,
}) => {
  const server = await startServer({ ...officeEnvironment, RATE_LIMITS: 'on' });
  try {
    const texts = said[language];
    const office = await Office.open(server);
    const classId = await office.addClass();
    await page.goto(`${server.url}/book/${classId}`);
    await bookingForm.fill({
      ...requiredValues,
      firstName: 'Your refund waits at evil.example',
      phone: '+52 55 1234 5678',
      textNotifications: true,
      companyName: 'https://evil.example',
      emergencyContactPhone: 'abc',
    });
    await bookingForm.continue();
    const { errorSummary } = bookingForm;
    await expect(errorSummary).toBeFocused();
    await expect(errorSummary.getByRole('link')).toHaveText([
      texts.name,
      texts.foreign,
      texts.company,
      texts.phone,
    ]);
    await expect(bookingForm.field('phone')).toHaveAccessibleDescription(/\(\+1\)$/);
    await expectUsable(page, 'information-names-and-phones');

    // The maximum number of seats per address and hour.
    await office.takeSeats(classId, 12);
    await bookingForm.goToPayment({
      firstName: 'José Ma.',
      phone: '801 555 0117',
      companyName: 'A/C Masters',
      emergencyContactPhone: '801 555 0163',
    });
    await bookingForm.confirm();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(texts.callUs);
    await expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:+18015550142');
    await expectUsable(page, 'payment-too-many-seats');
    await page.goBack();
    await expect(bookingForm.field('firstName')).toHaveValue('José Ma.');
    expect(await office.seatsLeft(classId)).toBe(8);
  } finally {
    await server.remove();
  }
});

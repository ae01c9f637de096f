import { letterHtml, letterText, type Letter, type LetterLooks } from './letter.js';
import type { Mail } from './mailer.js';

/** A test mail in both languages. */
export function testLetter(
  company: { name: string; phone: string; phoneDisplay: string; website: string },
  colours: Pick<LetterLooks, 'background' | 'text'>,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { name } = company;
  const letter: Letter = {
    language: 'en',
    subject: `Test email · Correo de prueba: ${name}`,
    heading: 'Test email · Correo de prueba',
    blocks: [
      {
        kind: 'section',
        language: 'en',
        heading: 'Email works',
        text: `This is a test. Emails from ${name} about bookings and accounts reach this address. There is nothing to do.`,
      },
      {
        kind: 'section',
        language: 'es',
        heading: 'El correo funciona',
        text: `Esta es una prueba. Los correos de ${name} sobre reservaciones y cuentas llegan a esta dirección. No tiene que hacer nada.`,
      },
    ],
    sender: [name, company.phoneDisplay, company.website],
  };
  const looks = { ...colours, phone: { number: company.phone, display: company.phoneDisplay } };
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter, looks) };
}

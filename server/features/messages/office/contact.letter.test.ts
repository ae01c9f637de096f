import { COMPANY } from '../../../testing/world.js';
import { ContactMessageEntity } from '../../contact/contact-message.entity.js';
import { contactLetter } from './contact.letter.js';
import { renderLetter } from '../rendered.letter.js';

const SENDER = { company: COMPANY, publicUrl: 'https://classes.example.com' };

it.each([
  ['801 555 0117', '<a href="tel:+18015550117"'],
  ['ask for Ana', '>ask for Ana</td>'],
])('links a visitor’s phone number only if it can be called: %s', (phone, html) => {
  const sent = Object.assign(new ContactMessageEntity(), {
    name: 'Ana',
    email: 'ana@example.com',
    phone,
    subject: 'other',
    language: 'es',
    message: 'Hello',
  });
  expect(renderLetter(contactLetter(sent, SENDER), SENDER).html).toContain(html);
});

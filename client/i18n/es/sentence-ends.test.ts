import { readdirSync, readFileSync } from 'node:fs';

/** Their date has no time of day. */
const withoutTime = [
  'admin.class.copy.clash',
  'admin.schedule.deleteText',
  'admin.schedule.form.clash',
  'admin.bookings.payment.refundedOn',
  'admin.bookings.payment.wasPaid',
  'booking.confirmation.moved',
  'crew.move.moved',
];
const endsInMoment = /\{(date|time|when|until|at|moment|deadline|starts|what)\}(<\/\w+>)?\./;

it('has no second full stop after a time that ends in one: a.m.', () => {
  const texts = readdirSync(__dirname)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(`${__dirname}/${name}`, 'utf8')) as Record<string, string>),
    );
  const stopped = texts.filter(([id, text]) => endsInMoment.test(text) && !withoutTime.includes(id));
  expect(stopped).toEqual([]);
});

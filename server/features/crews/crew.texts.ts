import type { MessageText } from '../../platform/i18n/message.js';

export const CONTACT_PHONE_REQUIRED: MessageText = { en: 'Phone required', es: 'Escriba el teléfono' };

export const CREW_TEXTS = {
  noSeat: {
    en: 'Add somebody, or say how many seats you need',
    es: 'Agregue a alguien o indique cuántos lugares necesita',
  },
  tooMany: {
    en: 'A crew has at most {most} seats. For more, please call us',
    es: 'Un grupo tiene como máximo {most} lugares. Para más, llámenos',
  },
  seats: {
    en: 'The number of seats must be a whole number from 0 to {most}',
    es: 'El número de lugares debe ser un número entero de 0 a {most}',
  },
  seatsRequired: {
    en: 'Say how many seats have no name yet',
    es: 'Indique cuántos lugares aún no tienen nombre',
  },
  repeated: {
    en: 'This person is on the list already, as number {number}. If they are two people, enter an email for one of them',
    es: 'Esta persona ya está en la lista, con el número {number}. Si son dos personas, escriba el correo electrónico de una de ellas',
  },
  alreadyBooked: {
    en: 'This person already has a seat in this class',
    es: 'Esta persona ya tiene un lugar en esta clase',
  },
  alreadyBookedWithEmail: {
    en: 'Already booked in the same class with this email: {names}. Cancel one of the two seats of each person first',
    es: 'Personas que ya tienen lugar en la misma clase con este correo electrónico: {names}. Cancele antes uno de los dos lugares de cada persona',
  },
  noSeatLeft: {
    en: '{unnamed, plural, =0 {No seat is} one {Only one seat is} other {Only # seats are}} still without a name',
    es: '{unnamed, plural, =0 {Ningún lugar está} one {Solo un lugar está} other {Solo # lugares están}} sin nombre',
  },
  namesNow: {
    en: 'The class is too near for names to follow: please say who takes each seat',
    es: 'Falta muy poco para la clase y ya no se pueden dejar nombres pendientes: indique quién ocupa cada lugar',
  },
  alreadyThere: {
    en: 'Already booked on that date: {names}. Choose another date, or first cancel one of the two seats of each person',
    es: 'Personas que ya tienen lugar en esa fecha: {names}. Elija otra fecha o cancele antes uno de los dos lugares de cada persona',
  },
  tooNear: {
    en: 'That date is too near: add the missing names first, or choose another date',
    es: 'Esa fecha está muy cerca: agregue antes los nombres que faltan o elija otra fecha',
  },
  dearerClass: {
    en: 'This class costs more per seat than your crew pays. To add a seat, please call us',
    es: 'En esta clase cada lugar cuesta más de lo que paga su grupo. Para agregar un lugar, llámenos',
  },
  attended: {
    en: 'The attendance of this crew is already recorded',
    es: 'La asistencia de este grupo ya está registrada',
  },
  allCancelled: {
    en: 'All seats of this crew are cancelled',
    es: 'Todos los lugares de este grupo están cancelados',
  },
  notAPurchaseOrder: {
    en: 'Enter the purchase order number, such as PO-4711',
    es: 'Escriba el número de orden de compra, como PO-4711',
  },
} as const satisfies Record<string, MessageText>;

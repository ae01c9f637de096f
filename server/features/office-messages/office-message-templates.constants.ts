import type { MessageText } from '../../platform/i18n/message.js';

/** A template of an office message, written in both languages by hand. */
export interface OfficeMessageTemplate {
  id: string;
  name: MessageText;
  subject: MessageText;
  text: MessageText;
}

/** The office replaces the parts between angle quotes. */
export const OFFICE_MESSAGE_TEMPLATES: readonly OfficeMessageTemplate[] = [
  {
    id: 'bring',
    name: { en: 'What to bring', es: 'Qué traer' },
    subject: {
      en: 'What to bring to {class} on {date}',
      es: 'Qué traer a su clase de {clase} el {fecha}',
    },
    text: {
      en: 'Hello {first name},\n\nFor your class on {date}, please bring:\n\n- a photo ID\n- closed work shoes\n- something to write with\n\nThere is drinking water at {place}. Lunch is up to you.\n\nSee you there!',
      es: 'Hola, {nombre}:\n\nPara su clase del {fecha}, por favor traiga:\n\n- una identificación con fotografía\n- zapatos de trabajo cerrados\n- algo para escribir\n\nEn {sede} hay agua para beber. La comida va por su cuenta.\n\n¡Nos vemos en la clase!',
    },
  },
  {
    id: 'parking',
    name: { en: 'Parking has changed', es: 'Cambio de estacionamiento' },
    subject: {
      en: 'Where to park for {class} on {date}',
      es: 'Dónde estacionarse para su clase de {clase} el {fecha}',
    },
    text: {
      en: 'Hello {first name},\n\nThe parking lot that you may know is closed on {date}. Please park on the street behind the building and come in by the back door. Allow ten minutes more.\n\nThe place of the class stays the same: {place}.',
      es: 'Hola, {nombre}:\n\nEl {fecha} estará cerrado el estacionamiento de siempre. Por favor, estaciónese en la calle detrás del edificio y entre por la puerta trasera. Salga con diez minutos más de tiempo.\n\nLa sede de la clase es la misma: {sede}.',
    },
  },
  {
    id: 'weather',
    name: { en: 'Bad weather', es: 'Mal tiempo' },
    subject: {
      en: 'The weather and your class on {date}',
      es: 'El clima y su clase del {fecha}',
    },
    text: {
      en: 'Hello {first name},\n\nBad weather is expected on {date}. As of now, {class} takes place as planned at {place}. Please drive carefully and leave early.\n\nIf that changes, we will write to you at once. If you cannot come safely, call us: we will find you another date.',
      es: 'Hola, {nombre}:\n\nSe espera mal tiempo para el {fecha}. Por ahora, la clase de {clase} sigue en pie en {sede}. Por favor, maneje con cuidado y salga con tiempo.\n\nSi algo cambia, le escribiremos de inmediato. Si no puede llegar de manera segura, llámenos: le buscaremos otra fecha.',
    },
  },
];

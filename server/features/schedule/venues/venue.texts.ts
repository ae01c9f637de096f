import type { MessageText } from '../../../platform/i18n/message.js';

/** Labels of the venue data in mails, apart from its name and address. */
export const VENUE_TEXTS = {
  parking: { en: 'Parking', es: 'Estacionamiento' },
  entrance: { en: 'Entrance', es: 'Entrada' },
  map: { en: 'Map', es: 'Mapa' },
  openMap: { en: 'Open the map', es: 'Abrir el mapa' },
} as const satisfies Record<string, MessageText>;

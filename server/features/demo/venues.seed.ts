import { createHash } from 'node:crypto';
import { nameKeyOf } from '../../platform/database/name-key.js';
import { uuidOf } from '../../platform/database/record-id.js';
import { formatAddress } from '../schedule/venues/address.rules.js';
import { placeKeyOf, venueSearchText } from '../schedule/venues/venue.rules.js';
import { timeZoneOf } from '../schedule/venue-time/venue-time.rules.js';
import { demoPlaces, type DemoPlace } from './places.seed.js';

interface DemoVenue {
  nameEs: string;
  capacity: number;
  parking: string;
  parkingEs: string;
  entrance: string;
  entranceEs: string;
}

const venues: Readonly<Record<DemoPlace, DemoVenue>> = {
  saltLakeCity: {
    nameEs: 'Aula del centro',
    capacity: 24,
    parking: 'Free in the garage on Granary Row, levels 2 and 3. Bring the ticket: we validate it.',
    parkingEs:
      'Gratis en el estacionamiento de Granary Row, niveles 2 y 3. Traiga el boleto para que se lo sellemos.',
    entrance: 'Main door on Granary Row, then the elevator to Suite 210.',
    entranceEs: 'Puerta principal sobre Granary Row; tome el elevador a la suite 210.',
  },
  westValleyCity: {
    nameEs: 'Patio de capacitación',
    capacity: 20,
    parking: 'Gravel lot on the left after the gate. Do not park along the fence: trucks turn there.',
    parkingEs:
      'Estacionamiento de grava a la izquierda, después del portón. No se estacione junto a la cerca: ahí dan vuelta los camiones.',
    entrance: 'Gate B. The classroom is the white trailer with the green door.',
    entranceEs: 'Portón B. El aula es el remolque blanco de puerta verde.',
  },
  ogden: {
    nameEs: 'Recinto ferial, salón B',
    capacity: 60,
    parking: 'East lot, free on class days.',
    parkingEs: 'Estacionamiento del lado este, gratis los días de clase.',
    entrance: 'Hall B is the second building. Use the side door by the flagpole.',
    entranceEs: 'El salón B es el segundo edificio. Entre por la puerta lateral, junto al asta.',
  },
  provo: {
    nameEs: 'Parque industrial',
    capacity: 24,
    parking: 'In front of the building, in the spaces marked Training.',
    parkingEs: 'Frente al edificio, en los espacios marcados «Training».',
    entrance: 'Ring at the front desk; room 4 is at the end of the hall.',
    entranceEs: 'Anúnciese en la recepción; la sala 4 está al fondo del pasillo.',
  },
  stGeorge: {
    nameEs: 'Sala de capacitación Red Bluff',
    capacity: 24,
    parking: 'Shaded spaces behind the building.',
    parkingEs: 'Espacios con sombra detrás del edificio.',
    entrance: 'Back door, up the ramp.',
    entranceEs: 'Puerta trasera, subiendo la rampa.',
  },
  evanston: {
    nameEs: 'Taller de equipo Bear River',
    capacity: 20,
    parking: 'Along the west wall. In winter, keep the plow lane free.',
    parkingEs: 'Junto al muro oeste. En invierno, deje libre el carril del quitanieves.',
    entrance: 'Bay 2, the small door beside the roller door.',
    entranceEs: 'Nave 2, la puerta chica junto a la cortina.',
  },
  idahoFalls: {
    nameEs: 'Anexo Snake River',
    capacity: 18,
    parking: 'Street parking on Lincoln Siding Road.',
    parkingEs: 'En la calle, sobre Lincoln Siding Road.',
    entrance: 'Unit C has its own door on the north side.',
    entranceEs: 'La unidad C tiene su propia puerta del lado norte.',
  },
};

const isPlace = (name: string): name is DemoPlace => name in demoPlaces;

/** A deterministic id, so that of two servers that start concurrently only one can insert the rows. */
export function idFor(key: string): string {
  return uuidOf(createHash('sha256').update(key).digest());
}

/** The demo places as rows, with their ids by name and address. */
export function demoVenues(stamps: { version: number; createdAt: Date; updatedAt: Date }) {
  const rows = Object.keys(demoPlaces)
    .filter(isPlace)
    .map((key) => {
      const { locationName: name, ...address } = demoPlaces[key];
      return {
        ...stamps,
        ...venues[key],
        ...address,
        id: idFor(`venue ${key}`),
        name,
        nameKey: nameKeyOf(name),
        searchText: venueSearchText(name, venues[key].nameEs, address),
        placeKey: placeKeyOf({ locationName: name, address }),
        timeZone: timeZoneOf(address.state),
        mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(formatAddress(address))}`,
        archivedAt: null,
      };
    });
  return { rows, idByPlace: new Map(rows.map(({ placeKey, id }) => [placeKey, id])) };
}

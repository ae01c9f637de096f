import type { RunningServer } from './server.js';

/** A class in the public REST API; the fields that tests use. */
export interface PublicClass {
  id: string;
  class_type_id: string;
  name_en: string;
  name_es: string | null;
  category: string;
  language: 'en' | 'es' | 'bilingual';
  price: number;
  max_attendees: number;
  seats_left: number;
  location_name: string;
  location_address_parts: { city: string };
  time_zone: string;
  days: { date: string; start_time: string; end_time: string }[];
}

interface NewClass {
  typeId?: string;
  language?: PublicClass['language'];
  seats?: number;
  price?: number;
  /** Days from today to the first day; the days are consecutive. */
  inDays?: number;
  dayCount?: number;
  /** YYYY-MM-DD, instead of inDays */
  date?: string;
}

const credentials = { email: 'office@example.com', password: 'three orange cones' };

/** The environment of a server with a known admin. */
export const officeEnvironment = {
  DEMO_DATA: 'off',
  ADMIN_EMAIL: credentials.email,
  ADMIN_PASSWORD: credentials.password,
};

/** Calls the REST API as the office, or as a guest on another device. */
export class Office {
  private classTypes = 0;

  private constructor(
    readonly url: string,
    /** The data folder of its server, which contains mails as files. */
    readonly dataFolder: string,
    private readonly token: string,
  ) {}

  static async open({ url, dataFolder }: Pick<RunningServer, 'url' | 'dataFolder'>): Promise<Office> {
    const session = await call<{ token: string }>(`${url}/api/auth/login`, credentials);
    return new Office(url, dataFolder, session.token);
  }

  /** Numbered from the second on, because names are unique. */
  async addClassType(changes: Record<string, unknown> = {}): Promise<string> {
    this.classTypes += 1;
    const number = this.classTypes === 1 ? '' : ` ${String(this.classTypes)}`;
    const type = await call<{ id: string }>(
      `${this.url}/api/class-types`,
      {
        name: `OSHA 10-Hour Construction${number}`,
        name_es: 'OSHA 10 horas, construcción',
        description: 'Hazard recognition for workers on construction sites.',
        description_es: 'Reconocimiento de peligros para trabajadores de la construcción.',
        duration_hours: 10,
        price: 165,
        max_students: 20,
        category: 'compliance',
        is_active: true,
        ...changes,
      },
      this.token,
    );
    return type.id;
  }

  /** @returns its id; a new class type is created unless one is given */
  async addClass({
    typeId,
    language = 'en',
    seats = 20,
    price = 165,
    inDays = 10,
    dayCount = 1,
    date,
  }: NewClass = {}): Promise<string> {
    const added = await call<{ id: string }>(
      `${this.url}/api/class-instances`,
      {
        class_type_id: typeId ?? (await this.addClassType()),
        location: 'Ridgeline Training Center',
        location_address: '2155 S Quarry Road, West Valley City, UT 84119',
        language,
        max_attendees: seats,
        price,
        days: Array.from({ length: dayCount }, (_, index) => ({
          date: date ?? dateInDays(inDays + index),
          start_time: '08:00',
          end_time: '13:30',
        })),
      },
      this.token,
    );
    return added.id;
  }

  /** Books seats for other guests. */
  async takeSeats(classId: string, count: number): Promise<void> {
    for (let seat = 1; seat <= count; seat += 1)
      await this.takeSeat(classId, {
        first_name: 'Sam',
        last_name: `Seat ${String(seat)}`,
        email: `seat${String(seat)}@example.com`,
      });
  }

  /** Books a seat. @returns the id of the booking */
  async takeSeat(classId: string, person: Record<string, unknown>): Promise<string> {
    const booking = await call<{ id: string }>(`${this.url}/api/bookings`, {
      class_instance_id: classId,
      emergency_contact_name: 'Pat Seat',
      emergency_contact_phone: '801-555-0111',
      text_notifications: false,
      agree_to_terms: true,
      ...person,
    });
    return booking.id;
  }

  /** Marks a new booking as paid and cancels it, so that a refund is due. */
  async cancelPaid(bookingId: string): Promise<void> {
    const query = `mutation ($id: ID!) {
      setBookingPayment(input: { id: $id, version: 1, paymentStatus: paid }) { saved: version }
      cancelBooking(input: { id: $id, version: 2 }) { saved: version }
    }`;
    await call(`${this.url}/graphql`, { query, variables: { id: bookingId } }, this.token);
  }

  /** Books seats for a crew of two named members and one unnamed seat. @returns the id of the crew */
  async takeCrew(classId: string, contact: Record<string, unknown>): Promise<string> {
    const crew = await call<{ id: string }>(`${this.url}/api/crew-bookings`, {
      class_instance_id: classId,
      contact: { phone: '(801) 555-0161', ...contact },
      emergency_contact_name: 'Pat Seat',
      emergency_contact_phone: '801-555-0111',
      attendees: [
        { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com' },
        { first_name: 'Luis', last_name: 'Ortega' },
      ],
      unnamed_seats: 1,
      agree_to_terms: true,
    });
    return crew.id;
  }

  /** Revokes every token of the admin, including this one. */
  async logOutEverywhere(): Promise<void> {
    await call(`${this.url}/graphql`, { query: 'mutation { logOutEverywhere { isAccepted } }' }, this.token);
  }

  /** Creates a report, or updates it if id and version are given. */
  async saveReport(report: Record<string, unknown>): Promise<{ id: string; version: number }> {
    const input = 'id' in report ? 'UpdateSavedReportInput' : 'CreateSavedReportInput';
    const mutation = 'id' in report ? 'updateSavedReport' : 'createSavedReport';
    const query = `mutation ($input: ${input}!) { saved: ${mutation}(input: $input) { id version } }`;
    const response = await call<{ data: { saved: { id: string; version: number } } }>(
      `${this.url}/graphql`,
      { query, variables: { input: report } },
      this.token,
    );
    return response.data.saved;
  }

  async seatsLeft(classId: string): Promise<number> {
    return (await call<PublicClass>(`${this.url}/api/class-instances/${classId}`)).seats_left;
  }
}

export function upcomingClasses(url: string): Promise<PublicClass[]> {
  return call<PublicClass[]>(`${url}/api/class-instances/upcoming/public`);
}

/** A bookable class of the demo data. */
export async function bookableClass(url = ''): Promise<PublicClass> {
  const bookable = (await upcomingClasses(url)).find(({ seats_left }) => seats_left > 0);
  if (!bookable) throw new Error('the demo has no class with a seat left');
  return bookable;
}

/** 'YYYY-MM-DD' */
export function dateInDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** GET, or POST if there is a body. The shape of responses is tested by the server's tests. */
async function call<Body>(url: string, body?: object, token?: string): Promise<Body> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${await response.text()}`);
  return (await response.json()) as Body;
}

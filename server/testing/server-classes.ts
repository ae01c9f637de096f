import { randomUUID } from 'node:crypto';
import { CLOSING } from './server-process.js';
import { ADMIN } from './world.js';

async function post(url: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...CLOSING,
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** Adds a class with 1,000 seats to a server process. */
export async function addClass(url: string): Promise<string> {
  const { token } = await post(`${url}/api/auth/login`, ADMIN);
  const type = {
    // Names of class types must be unique.
    name: `Forklift Operator ${randomUUID()}`,
    description: 'Classroom and practice.',
    duration_hours: 8,
    price: 149,
    max_students: 20,
    category: 'equipment',
    is_active: true,
  };
  const { id } = await post(`${url}/api/class-types`, type, String(token));
  const days = [{ date: '2037-01-12', start_time: '08:00', end_time: '16:00' }];
  const added = await post(
    `${url}/api/class-instances`,
    {
      class_type_id: id,
      location: 'Hall',
      location_address: '1 Main St, Ogden, UT 84401',
      language: 'en',
      max_attendees: 1000,
      price: 149,
      days,
    },
    String(token),
  );
  if (typeof added.id !== 'string') throw new Error(JSON.stringify(added));
  return added.id;
}

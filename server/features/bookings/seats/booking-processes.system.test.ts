import { attendeeAsJson } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { runs } from '../../../testing/repetitions.js';
import {
  buildServer,
  createDataFolder,
  settingsFor,
  startServer,
  type ServerProcess,
} from '../../../testing/server-process.js';
import { DATABASES, World } from '../../../testing/world.js';
import { BookingEntity } from '../booking.entity.js';

const PROCESSES = 3;
const GUESTS = 150;
const SEATS = 20;
const RUNS = runs(1, 20);
// The processes use the system clock.
const FAR_FUTURE = [{ date: '2099-06-01', startTime: '08:00', endTime: '16:30' }];

async function bookAt({ url }: ServerProcess, body: object): Promise<string> {
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code } = (await answer.json()) as { code?: string };
  return answer.ok ? 'booked' : (code ?? `HTTP ${answer.status}`);
}

beforeAll(() => buildServer());

describe.each(DATABASES)('three server processes on one %s', (kind) => {
  const world = new World(kind);
  const folder = createDataFolder();
  let servers: ServerProcess[] = [];

  beforeAll(async () => {
    await world.open();
    const settings = settingsFor(world.url, (await folder).path);
    servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(settings)));
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await world.close();
    await (await folder).remove();
  });

  it.each(RUNS)('book exactly as many seats as exist for concurrent guests (run %d)', async () => {
    const { id } = await makeClass(world, { maxAttendees: SEATS, days: FAR_FUTURE });
    const outcomes: Record<string, number> = {};
    const guests = Array.from({ length: GUESTS }, async (_, index) => {
      const server = servers[index % PROCESSES];
      if (!server) throw new Error('a server is missing');
      return bookAt(server, attendeeAsJson(id, index));
    });
    for (const outcome of await Promise.all(guests)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    expect(outcomes).toEqual({ booked: SEATS, CLASS_FULL: GUESTS - SEATS });
    await expect(world.stored(BookingEntity).countBy({ classInstanceId: id })).resolves.toBe(SEATS);
  });

  it('give one person one seat, whichever of them receives the request', async () => {
    const { id } = await makeClass(world, { maxAttendees: SEATS, days: FAR_FUTURE });
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const server = servers[index % PROCESSES];
        if (!server) throw new Error('a server is missing');
        return bookAt(server, attendeeAsJson(id));
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_BOOKED')).toHaveLength(29);
  });
});

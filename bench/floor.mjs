// The floor: the same responses, hand-written with Express 5 and the raw driver. A child process of the bench.
import express from 'express';
import { connectionOf, wireClass } from './floor-answers.mjs';
import { bookSeat, countUpcoming, readUpcoming } from './floor-queries.mjs';
import { listen } from './listen.mjs';
import { openRaw } from './raw-database.mjs';

const database = await openRaw(process.env.DATABASE_URL ?? '');
const [student] = await database.all('SELECT id FROM student LIMIT 1');

const app = express();
app.disable('x-powered-by');
app.use(express.json());

app.get('/api/class-instances/upcoming/public', async (_request, response) => {
  response.json((await readUpcoming(database)).map(wireClass));
});

app.post('/graphql', async (request, response) => {
  const { first } = request.body.variables;
  const rows = await readUpcoming(database, first + 1);
  const total = rows.length > first ? await countUpcoming(database) : rows.length;
  response.json({ data: { upcomingClasses: connectionOf(rows, first, total) } });
});

app.post('/api/bookings', async (request, response) => {
  const booked = await bookSeat(database, request.body, student?.id);
  if (booked) response.status(201).json({ id: booked.id, confirmation_number: booked.confirmation_number });
  else response.status(409).json({ code: 'CLASS_FULL' });
});

await listen(app);

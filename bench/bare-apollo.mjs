// A minimal Apollo Server 5 on Express 5: the committed schema, one resolver, raw SQL. A child process of the bench.
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../.ci/command.mjs';
import { connectionOf } from './floor-answers.mjs';
import { countUpcoming, readUpcoming } from './floor-queries.mjs';
import { listen } from './listen.mjs';
import { openRaw } from './raw-database.mjs';

const database = await openRaw(process.env.DATABASE_URL ?? '');
const apollo = new ApolloServer({
  typeDefs: await readFile(join(root, 'schema.graphql'), 'utf8'),
  resolvers: {
    Query: {
      upcomingClasses: async (/** @type {unknown} */ _parent, /** @type {{ first: number }} */ { first }) => {
        const rows = await readUpcoming(database, first + 1);
        const total = rows.length > first ? await countUpcoming(database) : rows.length;
        return connectionOf(rows, first, total);
      },
    },
  },
});
await apollo.start();

const app = express();
app.disable('x-powered-by');
app.use('/graphql', express.json(), expressMiddleware(apollo));
await listen(app);

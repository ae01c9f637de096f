// A minimal server: Express and the driver, one query. A child process of the bench.
import express from 'express';
import sqlite3 from 'sqlite3';
import { listen } from './listen.mjs';

const database = new sqlite3.Database((process.env.DATABASE_URL ?? '').slice('sqlite:'.length));
const app = express();
app.get('/', (_request, response) => {
  database.all('SELECT id, starts_at FROM class_instance LIMIT 60', (error, rows) => {
    if (error) response.status(500).end();
    else response.json(rows);
  });
});
await listen(app);

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameSources } from './name-sources.js';

const PROGRAM = `"use strict";
// build/compiled/server/features/bookings/seat.service.js
class SeatService {
  lock() {}
}
// node_modules/pg/lib/client.js
class Client {}
`;

describe('a stack trace of the built program', () => {
  let folder: string;
  let program: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'booking-stack-'));
    program = join(folder, 'program.cjs');
    writeFileSync(program, PROGRAM);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('names the module of each frame', () => {
    const frames = [
      `at SeatService.lock (${program}:4:3)`,
      `at async ${program}:7:1`,
      `at start (${program}:1:9)`,
      'at node:internal/process/task_queues:95:5',
    ];
    expect(nameSources(frames)).toEqual([
      `at SeatService.lock (server/features/bookings/seat.service.js, ${program}:4:3)`,
      `at async node_modules/pg/lib/client.js, ${program}:7:1`,
      `at start (${program}:1:9)`,
      'at node:internal/process/task_queues:95:5',
    ]);
  });

  it('is unchanged if the program cannot be read', () => {
    const frame = 'at SeatService.lock (/nowhere/program.cjs:4:3)';
    expect(nameSources([frame])).toEqual([frame]);
  });
});

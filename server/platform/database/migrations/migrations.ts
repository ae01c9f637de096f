import { Initial1795000000000 } from './1795000000000-initial.js';

/** In the order they run. */
export const migrations = [Initial1795000000000];

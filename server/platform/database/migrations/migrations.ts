import { Initial1795000000000 } from './1795000000000-initial.js';
import { Reports1795260000000 } from './1795260000000-reports.js';
import { CompanySearch1795350000000 } from './1795350000000-company-search.js';
import { ClassTypeNames1795351000000 } from './1795351000000-class-type-names.js';
import { ConfirmedAccounts1795400000000 } from './1795400000000-confirmed-accounts.js';
import { ThrottleCounts1795401000000 } from './1795401000000-throttle-counts.js';
import { BookingSources1795402000000 } from './1795402000000-booking-sources.js';
import { OutboxLeases1795403000000 } from './1795403000000-outbox-leases.js';

/** In the order they run. */
export const migrations = [
  Initial1795000000000,
  Reports1795260000000,
  CompanySearch1795350000000,
  ClassTypeNames1795351000000,
  ConfirmedAccounts1795400000000,
  ThrottleCounts1795401000000,
  BookingSources1795402000000,
  OutboxLeases1795403000000,
];

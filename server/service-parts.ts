import type { PackageFile } from './features/certificates/certificate-fonts.file.js';
import type { SeatGuard } from './features/schedule/seats/seat-lock.store.js';
import type { Company } from './platform/config/company-setting.js';
import type { Database } from './platform/database/database.js';
import type { Installation } from './platform/doctor/installation-problems.js';

/** What the services of a process are made of. */
export interface ServiceParts {
  database: Database;
  company: Company;
  jwtSecret: string;
  rateLimits: boolean;
  /** Hours for which a seat is held for an entry of a waiting list. */
  offerHoldHours?: number;
  /** The public origin of the site, for links in messages; without a trailing slash. */
  origin?: () => string;
  /** The address of the API, if not that of the site; without a trailing slash. */
  apiBaseUrl?: string | undefined;
  /** Finds the fonts of certificates; not needed by a process that makes none. */
  packageFile?: PackageFile;
  /** What the office is told problems of; not needed by a process that serves no office. */
  installationSettings?: Installation;
  /** Is mailed about these problems. */
  operatorEmail?: string | undefined;
  /** The row lock; tests can replace it. */
  guard?: SeatGuard;
}

import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { ClassTypeEntity } from '../../catalog/class-type.entity.js';
import type { ClassScope } from '../../schedule/classes/class-scope.query.js';
import { enumLabel } from '../labels/report-enum.texts.js';
import type { TotalsGroup } from '../report.constants.js';
import type { Total } from './total.type.js';
import {
  readBookingFigures,
  readClassFigures,
  type BookingFigures,
  type ClassFigures,
  type CostlyFigures,
} from './totals.query.js';

/** Properties that are computed only if requested. */
type Costly = 'averageLeadDays' | 'newStudents' | 'returningStudents';
type AskedTotal = Omit<Total, Costly> & Partial<Pick<Total, Costly>>;

/** Figures about classes and bookings for the office. */
export class ReportService {
  constructor(private readonly database: Database) {}

  /**
   * Totals of the classes that begin in the date range of the filter, in at most three statements. Dates are local to
   * the venue.
   */
  totals(
    ctx: RequestContext,
    by: TotalsGroup,
    filter: ClassScope,
    costly: CostlyFigures,
  ): Promise<AskedTotal[]> {
    const now = ctx.clock.now();
    return this.database.readLong(() => readTotals(this.database.reader.manager, by, filter, costly, now));
  }
}

async function readTotals(
  manager: EntityManager,
  by: TotalsGroup,
  filter: ClassScope,
  costly: CostlyFigures,
  now: Date,
): Promise<AskedTotal[]> {
  const [ofClasses, ofBookings, types] = await Promise.all([
    by === 'company' ? [] : readClassFigures(manager, by, filter, now),
    readBookingFigures(manager, by, filter, costly),
    by === 'classType'
      ? manager.find(ClassTypeEntity, { select: { id: true, name: true, nameEs: true } })
      : [],
  ]);
  const nameOf = new Map(types.map((type) => [type.id, type]));
  const bookingsOf = new Map(ofBookings.map((figures) => [figures.key, figures]));
  const groups = by === 'company' ? ofBookings.map(({ key }) => key) : ofClasses.map(({ key }) => key);
  const classesOf = new Map(ofClasses.map((figures) => [figures.key, figures]));
  const totals = groups.map((key) => {
    const names = by === 'language' ? languageNames(key) : nameOf.get(key);
    const label = { key, label: names?.name ?? key, labelEs: names?.nameEs ?? null };
    return { ...label, ...figuresOf(classesOf.get(key), bookingsOf.get(key), costly) };
  });
  return totals.sort(by === 'month' ? byKey : bySeatsTaken);
}

function languageNames(key: string): { name: string; nameEs: string } {
  const nameIn = (locale: Locale) => enumLabel(key, 'InstructionLanguage', locale);
  return { name: nameIn('en'), nameEs: nameIn('es') };
}

function figuresOf(
  ofClasses: ClassFigures | undefined,
  ofBookings: BookingFigures | undefined,
  costly: CostlyFigures,
): Omit<AskedTotal, 'key' | 'label' | 'labelEs'> {
  const seatsOffered = ofClasses ? Number(ofClasses.seatsOffered) : null;
  const seatsBooked = Number(ofBookings?.seatsBooked ?? 0);
  const seatsTaken = seatsBooked + Number(ofClasses?.seatsHeld ?? 0);
  const newStudents = Number(ofBookings?.newStudents ?? 0);
  const leadDays = ofBookings?.averageLeadDays ?? null;
  return {
    classes: Number((ofClasses ?? ofBookings)?.classes ?? 0),
    cancelledClasses: Number(ofClasses?.cancelledClasses ?? 0),
    seatsOffered,
    seatsTaken,
    fillRate: seatsOffered ? seatsTaken / seatsOffered : null,
    revenueExpectedCents:
      Number(ofBookings?.revenueExpectedCents ?? 0) + Number(ofClasses?.unnamedCents ?? 0),
    revenuePaidCents: Number(ofBookings?.revenuePaidCents ?? 0),
    cancellations: Number(ofBookings?.cancellations ?? 0),
    ...(costly.leadDays && { averageLeadDays: leadDays === null ? null : Number(leadDays) }),
    ...(costly.students && { newStudents, returningStudents: seatsBooked - newStudents }),
  };
}

function byKey(one: AskedTotal, other: AskedTotal): number {
  return one.key < other.key ? -1 : 1;
}

function bySeatsTaken(one: AskedTotal, other: AskedTotal): number {
  return other.seatsTaken - one.seatsTaken || byKey(one, other);
}

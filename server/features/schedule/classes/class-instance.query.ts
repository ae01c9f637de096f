import type { EntityManager } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import { classTypeOf } from '../../catalog/class-type.query.js';
import { readClassDays } from '../days/class-days.query.js';
import { ClassInstanceEntity } from './class-instance.entity.js';
import type { ClassInstance } from './class-instance.type.js';
import { spanishPlaceName } from './class-name.rules.js';
import { classWarnings } from '../warnings/class-warning.rules.js';
import type { ClassQuery } from '../upcoming/public-class.query.js';
import { countWaiting, takenSeats } from '../seats/seat.query.js';
import { seatsLeft } from '../seats/seat.rules.js';
import type { ClassDay } from '../days/class-day.type.js';

/** Instances with their type, current seats and days, in two statements. `instance` and `type` are aliases. */
export async function readInstances(
  manager: EntityManager,
  now: Date,
  applyFilter: (query: ClassQuery) => ClassQuery,
): Promise<ClassInstance[]> {
  const query = manager
    .createQueryBuilder(ClassInstanceEntity, 'instance')
    .innerJoinAndSelect('instance.classType', 'type')
    .leftJoinAndSelect('instance.venue', 'venue')
    .leftJoinAndSelect('instance.instructor', 'instructor');
  query.addSelect(takenSeats(query), 'taken').setParameter('now', instantText(now));
  query.addSelect(countWaiting(query), 'waiting');
  const { entities, raw } =
    await applyFilter(query).getRawAndEntities<Record<'taken' | 'waiting', number | string>>();
  const days = await readClassDays(manager, entities);
  return entities.map((instance, index) =>
    classInstanceOf(instance, days.get(instance.id) ?? [], {
      taken: Number(raw[index]?.taken ?? 0),
      waiting: Number(raw[index]?.waiting ?? 0),
    }),
  );
}

function classInstanceOf(
  row: ClassInstanceEntity,
  days: ClassDay[],
  { taken, waiting }: Record<'taken' | 'waiting', number>,
): ClassInstance {
  const { classType, venue, instructor, classTypeId: _id, ...columns } = row;
  const { street1, street2, city, state, zip, ...rest } = columns;
  return {
    ...rest,
    locationNameEs: spanishPlaceName(row.locationName, venue),
    warnings: classWarnings({ ...rest, lastDate: days.at(-1)?.date }, venue, instructor),
    classType: classTypeOf(classType),
    address: { street1, street2, city, state, zip },
    days,
    takenSeats: taken,
    seatsLeft: seatsLeft(row.maxAttendees, taken),
    waiting,
  };
}

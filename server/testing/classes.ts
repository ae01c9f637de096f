import { Like } from 'typeorm';
import { ClassTypeEntity } from '../features/catalog/class-type.entity.js';
import type { CreateClassTypeInput } from '../features/catalog/class-type.input.js';
import type { ClassType } from '../features/catalog/class-type.type.js';
import type {
  CreateClassInstanceInput,
  ReplaceClassInstanceInput,
} from '../features/schedule/classes/class-instance.input.js';
import type { ClassInstance } from '../features/schedule/classes/class-instance.type.js';
import type { World } from './world.js';

export const FORKLIFT: CreateClassTypeInput = {
  name: 'Forklift Operator',
  nameEs: 'Operador de montacargas',
  description: 'Classroom and hands-on practice.',
  descriptionEs: 'Teoría y práctica.',
  category: 'equipment',
  durationHours: 8,
  priceCents: 14_900,
  maxStudents: 20,
  isActive: true,
};

/** Two weeks after the start of the test clock, 8:00 in Salt Lake City. */
export const CLASS_DAY = { date: '2027-01-25', startTime: '08:00', endTime: '16:30' };
export const CLASS_START = new Date('2027-01-25T15:00:00.000Z');

export const VENUE = {
  locationName: 'Salt Lake Training Center',
  address: { street1: '2155 S Quarry Road', city: 'Salt Lake City', state: 'UT' as const, zip: '84119' },
};

/** Names are numbered from the second on, because they must be unique. */
export async function makeClassType(
  world: World,
  changes: Partial<CreateClassTypeInput> = {},
): Promise<ClassType> {
  const others = await world.stored(ClassTypeEntity).countBy({ name: Like(`${FORKLIFT.name}%`) });
  const name = others === 0 ? FORKLIFT.name : `${FORKLIFT.name} ${others + 1}`;
  return world.services.classTypes.create(world.guest(), { ...FORKLIFT, name, ...changes });
}

/** A class with 20 seats, of the given class type or a new one. */
export async function makeClass(
  world: World,
  changes: Partial<CreateClassInstanceInput> = {},
): Promise<ClassInstance> {
  const classTypeId = changes.classTypeId ?? (await makeClassType(world)).id;
  return world.services.instances.create(world.guest(), {
    ...VENUE,
    language: 'en',
    status: 'scheduled',
    maxAttendees: 20,
    priceCents: 14_900,
    days: [CLASS_DAY],
    ...changes,
    classTypeId,
  });
}

/** Two classes of one new type, the second two weeks after the first. */
export async function makeTwoDates(world: World): Promise<[ClassInstance, ClassInstance]> {
  const { id: classTypeId } = await makeClassType(world);
  const first = await makeClass(world, { classTypeId });
  return [first, await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date: '2027-02-08' }] })];
}

/** Updates some values of a class, as the office does. */
export async function changeClass(
  world: World,
  id: string,
  changes: Partial<ReplaceClassInstanceInput>,
): Promise<ClassInstance> {
  const { instances } = world.services;
  return instances.update(
    world.guest(),
    { id },
    { ...inputOf(await instances.get(world.guest(), id)), ...changes },
  );
}

/** The input for saving a class unchanged. */
export function inputOf(instance: ClassInstance): CreateClassInstanceInput {
  const { classType, language, timeZone, locationName, address, maxAttendees, priceCents, status, days } =
    instance;
  const { street2, ...place } = address;
  return {
    classTypeId: classType.id,
    language,
    timeZone,
    locationName,
    maxAttendees,
    priceCents,
    status,
    address: { ...place, ...(street2 !== null && { street2 }) },
    days: days.map(({ date, startTime, endTime }) => ({ date, startTime, endTime })),
  };
}

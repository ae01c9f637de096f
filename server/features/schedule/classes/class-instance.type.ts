import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../../platform/graphql/connection.js';
import { VersionField } from '../../../platform/graphql/versioned-id.js';
import { ClassType } from '../../catalog/class-type.type.js';
import type { ClassWarning } from '../warnings/class-warning.rules.js';
import { ClassWarningEnum } from '../warnings/class-warning.type.js';
import type { ClassInstanceStatus, InstructionLanguage } from '../schedule.constants.js';
import { Address } from '../venues/address.type.js';
import { ClassDay } from '../days/class-day.type.js';
import { ClassInstanceStatusEnum } from './class-instance-status.type.js';
import { InstructionLanguageEnum } from './instruction-language.type.js';

@ObjectType({ description: 'A scheduled class (office view).' })
export class ClassInstance {
  @Field(() => ID, { description: 'ID for `classInstanceId`.' })
  id!: string;

  @Field(() => ClassType, { description: 'The class type.' })
  classType!: ClassType;

  @Field(() => InstructionLanguageEnum, { description: 'Language of instruction.' })
  language!: InstructionLanguage;

  @Field(() => ClassInstanceStatusEnum, {
    description: 'The status set by the office; it does not affect bookings.',
  })
  status!: ClassInstanceStatus;

  @Field(() => String, { description: 'IANA zone of the venue: America/Denver' })
  timeZone!: string;

  @Field(() => Date, { description: 'Start of the first day.' })
  startsAt!: Date;

  @Field(() => [ClassDay], { description: 'At least one, in date order.' })
  days!: ClassDay[];

  @Field(() => String, { description: 'Name of the venue.' })
  locationName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Spanish name of the venue; null if none, or if the class uses another name for it.',
  })
  locationNameEs!: string | null;

  @Field(() => Address, { description: 'Postal address of the venue.' })
  address!: Address;

  @Field(() => Int, { description: 'Total number of seats.' })
  maxAttendees!: number;

  @Field(() => Int, {
    description:
      'Number of taken seats: confirmed and completed bookings, unnamed seats of crews, and seats of open offers.',
  })
  takenSeats!: number;

  @Field(() => Int, { description: 'maxAttendees minus takenSeats, at least 0.' })
  seatsLeft!: number;

  @Field(() => Int, { description: 'Number of people on its waiting list who have neither left nor booked.' })
  waiting!: number;

  @Field(() => Int, { description: 'Current price of a seat in US cents.' })
  priceCents!: number;

  @Field(() => String, { nullable: true, description: 'Name of the instructor; for the office only.' })
  instructorName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The venue it was created from; null if the venue was entered manually.',
  })
  venueId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The instructor, if on record.',
  })
  instructorId!: string | null;

  @Field(() => [ClassWarningEnum], {
    description: 'Conflicts with its venue or instructor; empty if it is cancelled or completed.',
  })
  warnings!: ClassWarning[];

  @Field(() => String, { nullable: true, description: 'For the office only.' })
  notes!: string | null;

  @VersionField()
  version!: number;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

export const ClassInstanceConnection = ConnectionType(ClassInstance, 'ClassInstanceConnection');

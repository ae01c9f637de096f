import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { Shape } from '../../platform/validation/shape.js';
import { ClassType } from '../catalog/class-type.type.js';
import type { ClassWarning } from './class-warning.rules.js';
import { ClassWarningEnum } from './class-warning.type.js';
import type { ClassInstanceStatus, InstructionLanguage } from './schedule.constants.js';
import {
  Address,
  ClassDay,
  ClassInstanceStatusEnum,
  InstructionLanguageEnum,
} from './upcoming-class.type.js';

@ObjectType({ description: 'One scheduled run of a class type, as the office sees it.' })
export class ClassInstance {
  @Field(() => ID, { description: 'What `classInstanceId` refers to.' })
  id!: string;

  @Field(() => ClassType, { description: 'The course of the catalogue that is taught.' })
  classType!: ClassType;

  @Field(() => InstructionLanguageEnum, { description: 'Language of instruction.' })
  language!: InstructionLanguage;

  @Field(() => ClassInstanceStatusEnum, {
    description: 'What the office says of it; it never changes the bookings.',
  })
  status!: ClassInstanceStatus;

  @Field(() => String, { description: 'IANA zone of the venue: America/Denver' })
  timeZone!: string;

  @Field(() => Date, { description: "The first day's start." })
  startsAt!: Date;

  @Field(() => [ClassDay], { description: 'One or more, in date order.' })
  days!: ClassDay[];

  @Field(() => String, { description: 'The venue, as people call it.' })
  locationName!: string;

  @Field(() => Address, { description: 'Where the venue is.' })
  address!: Address;

  @Field(() => Int, { description: 'Seats there are in all.' })
  maxAttendees!: number;

  @Field(() => Int, { description: 'Bookings that are confirmed or completed.' })
  takenSeats!: number;

  @Field(() => Int, { description: 'maxAttendees less takenSeats, never below 0.' })
  seatsLeft!: number;

  @Field(() => Int, { description: 'People on its waiting list, who have neither left it nor booked.' })
  waiting!: number;

  @Field(() => Int, { description: 'US cents for a seat that is booked now.' })
  priceCents!: number;

  @Field(() => String, { nullable: true, description: 'Who teaches; for the office only.' })
  instructorName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The venue that its place was chosen from; null where it was written by hand.',
  })
  venueId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Who teaches, where that is somebody on record.',
  })
  instructorId!: string | null;

  @Field(() => [ClassWarningEnum], {
    description: 'What does not fit its venue or its instructor; empty when it is cancelled or completed.',
  })
  warnings!: ClassWarning[];

  @Field(() => String, { nullable: true, description: 'For the office only.' })
  notes!: string | null;

  @Field(() => Int, { description: 'Grows with every edit; an edit sends back the one it has read.' })
  @Shape({ minimum: 1 })
  version!: number;

  @Field(() => Date, { description: 'When it was scheduled.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

export const ClassInstanceConnection = ConnectionType(ClassInstance, 'ClassInstanceConnection');

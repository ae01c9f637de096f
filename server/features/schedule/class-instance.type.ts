import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { ClassType } from '../catalog/class-type.type.js';
import type { ClassInstanceStatus, InstructionLanguage } from './schedule-words.js';
import {
  Address,
  ClassDay,
  ClassInstanceStatusEnum,
  InstructionLanguageEnum,
} from './upcoming-class.type.js';

@ObjectType({ description: 'One scheduled run of a class type, as the office sees it.' })
export class ClassInstance {
  @Field(() => ID)
  id!: string;

  @Field(() => ClassType)
  classType!: ClassType;

  @Field(() => InstructionLanguageEnum, { description: 'Language of instruction.' })
  language!: InstructionLanguage;

  @Field(() => ClassInstanceStatusEnum)
  status!: ClassInstanceStatus;

  @Field(() => String, { description: 'IANA zone of the venue.' })
  timeZone!: string;

  @Field(() => Date, { description: "The first day's start." })
  startsAt!: Date;

  @Field(() => [ClassDay])
  days!: ClassDay[];

  @Field(() => String)
  locationName!: string;

  @Field(() => Address)
  address!: Address;

  @Field(() => Int)
  maxAttendees!: number;

  @Field(() => Int, { description: 'Bookings that take a seat.' })
  takenSeats!: number;

  @Field(() => Int)
  seatsLeft!: number;

  @Field(() => Int)
  priceCents!: number;

  @Field(() => String, { nullable: true, description: 'For the office only.' })
  notes!: string | null;

  @Field(() => Int, { description: 'Grows with every edit.' })
  version!: number;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  updatedAt!: Date;
}

export const ClassInstanceConnection = ConnectionType(ClassInstance, 'ClassInstanceConnection');

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { Shape } from '../../platform/validation/shape.js';
import { Address } from './upcoming-class.type.js';

@ObjectType({ description: 'A place that classes are held at, as the office keeps it.' })
export class Venue {
  @Field(() => ID, { description: 'What `venueId` refers to.' })
  id!: string;

  @Field(() => String, { description: 'As people call it.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'In Spanish; null when the other one stands in.' })
  nameEs!: string | null;

  @Field(() => Address, { description: 'Where it is.' })
  address!: Address;

  @Field(() => String, { description: 'IANA zone: America/Denver' })
  timeZone!: string;

  @Field(() => Int, { nullable: true, description: 'How many people it has room for; null if unknown.' })
  capacity!: number | null;

  @Field(() => String, { nullable: true, description: 'Where to park, for guests.' })
  parking!: string | null;

  @Field(() => String, { nullable: true, description: 'Where to park, in Spanish.' })
  parkingEs!: string | null;

  @Field(() => String, { nullable: true, description: 'How to get in, for guests.' })
  entrance!: string | null;

  @Field(() => String, { nullable: true, description: 'How to get in, in Spanish.' })
  entranceEs!: string | null;

  @Field(() => String, { nullable: true, description: 'A map for guests; begins with https://' })
  mapUrl!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when it is no longer offered for new classes; null while it is.',
  })
  archivedAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether any class refers to it, also a past one: then it can be archived, not deleted.',
  })
  isUsed!: boolean;

  @Field(() => Int, { description: 'Scheduled classes that are still to begin here.' })
  comingClasses!: number;

  @Field(() => Int, { description: 'Grows with every edit; an edit sends back the one it has read.' })
  @Shape({ minimum: 1 })
  version!: number;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

export const VenueConnection = ConnectionType(Venue, 'VenueConnection');

@ObjectType({ description: 'What a change of a venue means for the coming classes that are held there.' })
export class VenueChangePreview {
  @Field(() => Int, { description: 'Classes whose name, address or zone would follow.' })
  classes!: number;

  @Field(() => Int, { description: 'How many people would be told of it; each gets a mail.' })
  people!: number;
}

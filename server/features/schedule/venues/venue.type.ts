import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../../platform/graphql/connection.js';
import { ArchivableRecord } from '../archivable-records/archivable-record.type.js';
import { Address } from './address.type.js';

@ObjectType({ description: 'A venue (office view).' })
export class Venue extends ArchivableRecord {
  @Field(() => ID, { description: 'ID for `venueId`.' })
  id!: string;

  @Field(() => String, { description: 'Name of the venue.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Spanish name; null if none: display the other name.' })
  nameEs!: string | null;

  @Field(() => Address, { description: 'Address of the venue.' })
  address!: Address;

  @Field(() => String, { description: 'IANA time zone: America/Denver' })
  timeZone!: string;

  @Field(() => Int, { nullable: true, description: 'Maximum number of people; null if unknown.' })
  capacity!: number | null;

  @Field(() => String, { nullable: true, description: 'Where to park, for guests.' })
  parking!: string | null;

  @Field(() => String, { nullable: true, description: 'Where to park, in Spanish.' })
  parkingEs!: string | null;

  @Field(() => String, { nullable: true, description: 'How to enter, for guests.' })
  entrance!: string | null;

  @Field(() => String, { nullable: true, description: 'How to enter, in Spanish.' })
  entranceEs!: string | null;

  @Field(() => String, { nullable: true, description: 'URL of a map for guests; starts with https://' })
  mapUrl!: string | null;
}

export const VenueConnection = ConnectionType(Venue, 'VenueConnection');

@ObjectType({ description: 'The effect of a change of a venue on its upcoming classes.' })
export class VenueChangePreview {
  @Field(() => Int, { description: 'Number of classes whose name, address or time zone would be updated.' })
  classes!: number;

  @Field(() => Int, { description: 'Number of people who would be notified, each by email.' })
  people!: number;
}

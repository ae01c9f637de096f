import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { MultiLine } from '../../platform/validation/clean.js';
import { HttpsAddress } from '../../platform/validation/https-address.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, Optional, Required, Whole } from '../../platform/validation/rules.js';
import { MAX_SEATS } from '../catalog/catalog.constants.js';
import { AddressInput } from './address.input.js';
import { MAX_VENUE_NOTE_LENGTH } from './schedule.constants.js';
import { TimeZone } from './time-zone.rules.js';

@InputType({ description: 'A place that classes are held at. Spanish texts are optional.' })
export class CreateVenueInput {
  @Field(() => String, { description: 'As people call it, up to 100 characters.' })
  @Required({ en: 'Name required', es: 'Escriba el nombre' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'In Spanish; left out, guests read the other one.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  nameEs?: string;

  @Field(() => AddressInput, { description: 'Where it is.' })
  @Required({ en: 'Address required', es: 'Escriba la dirección' })
  @ValidateNested()
  address!: AddressInput;

  @Field(() => String, { nullable: true, description: 'IANA zone; left out, the zone of the state.' })
  @Optional()
  @AtMost(40)
  @TimeZone()
  timeZone?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'How many people it has room for, 1 to 1,000; left out where nobody knows.',
  })
  @Optional()
  @Whole(
    {
      en: 'Capacity must be a whole number from {min} to {max, number}',
      es: 'El cupo debe ser un número entero de {min} a {max, number}',
    },
    { min: 1, max: MAX_SEATS },
  )
  capacity?: number;

  @Field(() => String, { nullable: true, description: 'Where to park, for guests; up to 500 characters.' })
  @MultiLine()
  @Optional()
  @AtMost(MAX_VENUE_NOTE_LENGTH)
  parking?: string;

  @Field(() => String, { nullable: true, description: 'Where to park, in Spanish.' })
  @MultiLine()
  @Optional()
  @AtMost(MAX_VENUE_NOTE_LENGTH)
  parkingEs?: string;

  @Field(() => String, {
    nullable: true,
    description: 'How to get in, for guests; up to 500 characters.',
  })
  @MultiLine()
  @Optional()
  @AtMost(MAX_VENUE_NOTE_LENGTH)
  entrance?: string;

  @Field(() => String, { nullable: true, description: 'How to get in, in Spanish.' })
  @MultiLine()
  @Optional()
  @AtMost(MAX_VENUE_NOTE_LENGTH)
  entranceEs?: string;

  @Field(() => String, { nullable: true, description: 'A map for guests; begins with https://' })
  @Optional()
  @HttpsAddress()
  mapUrl?: string;
}

@InputType({ description: 'Replaces one edition of a venue; what is left out takes its default.' })
export class UpdateVenueInput extends CreateVenueInput implements VersionedId {
  @Field(() => ID, { description: 'The venue to replace.' })
  @AtMost(36)
  id!: string;

  @Field(() => Int, { description: 'The version that was edited; CONFLICT when somebody was faster.' })
  version!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether name, address and zone of the coming classes here follow, where they are those of the venue.',
  })
  changesClasses: boolean = false;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Tells who has a seat in a class that follows. With false nobody is told.',
  })
  notify: boolean = true;
}

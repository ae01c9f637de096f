import { ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { RequiredId } from '../../../platform/graphql/id-field.js';
import type { VersionedId } from '../../../platform/database/versioned.js';
import { CreationKey } from '../../../platform/graphql/idempotency-key.js';
import { MultiLine } from '../../../platform/validation/clean.js';
import { HttpsAddress } from '../../../platform/validation/https-address.js';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import { AtMost, Optional, Required, Whole } from '../../../platform/validation/rules.js';
import { MAX_SEATS } from '../../catalog/catalog.constants.js';
import { AddressInput } from './address.input.js';
import { MAX_VENUE_NOTE_LENGTH } from '../schedule.constants.js';
import { TimeZone } from '../venue-time/time-zone.rules.js';

/** The venue form. */
@InputType()
export class VenueInput {
  @Field(() => String, { description: 'Name, up to 100 characters.' })
  @Required({ en: 'Name required', es: 'Escriba el nombre' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Spanish name; if omitted, guests see the other name.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  nameEs?: string;

  @Field(() => AddressInput, { description: 'Address of the venue.' })
  @Required({ en: 'Address required', es: 'Escriba la dirección' })
  @ValidateNested()
  address!: AddressInput;

  @Field(() => String, { nullable: true, description: 'IANA time zone; default: the zone of the state.' })
  @Optional()
  @AtMost(40)
  @TimeZone()
  timeZone?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of people, 1 to 1,000; omit if unknown.',
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
    description: 'How to enter, for guests; up to 500 characters.',
  })
  @MultiLine()
  @Optional()
  @AtMost(MAX_VENUE_NOTE_LENGTH)
  entrance?: string;

  @Field(() => String, { nullable: true, description: 'How to enter, in Spanish.' })
  @MultiLine()
  @Optional()
  @AtMost(MAX_VENUE_NOTE_LENGTH)
  entranceEs?: string;

  @Field(() => String, { nullable: true, description: 'URL of a map for guests; starts with https://' })
  @Optional()
  @HttpsAddress()
  mapUrl?: string;
}

@InputType({ description: 'A venue. Spanish texts are optional.' })
export class CreateVenueInput extends VenueInput {
  @CreationKey()
  idempotencyKey?: string;
}

@InputType({ description: 'Replaces a venue; omitted fields take their defaults.' })
export class UpdateVenueInput extends VenueInput implements VersionedId {
  @RequiredId('ID of the venue.')
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if it has changed since.' })
  version!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to update the name, address and time zone of upcoming classes that have those of the venue.',
  })
  changesClasses: boolean = false;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether to notify attendees of the updated classes.',
  })
  notify: boolean = true;
}

import { Entity, Index } from 'typeorm';
import { IntegerColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.js';
import type { State } from './address.rules.js';
import { KeptRecordEntity } from './kept-record.entity.js';

/** A place that classes are held at. Classes keep texts of their own, of what their venue was when they were planned. */
@Entity('venue')
@Index('venue_name', ['nameKey', 'id'])
@Index('venue_place', ['placeKey'], { unique: true })
export class VenueEntity extends KeptRecordEntity {
  @TextColumn(100, { nullable: true })
  nameEs!: string | null;

  /** Name and address, without needless spaces: no two venues have the same. */
  @LongTextColumn()
  placeKey!: string;

  @TextColumn(100)
  street1!: string;

  @TextColumn(100, { nullable: true })
  street2!: string | null;

  @TextColumn(100)
  city!: string;

  @TextColumn(2)
  state!: State;

  @TextColumn(10)
  zip!: string;

  /** IANA zone, by the state unless the office says otherwise. */
  @TextColumn(40)
  timeZone!: string;

  /** How many people it has room for; null where nobody has said. */
  @IntegerColumn({ nullable: true })
  capacity!: number | null;

  @LongTextColumn({ nullable: true })
  parking!: string | null;

  @LongTextColumn({ nullable: true })
  parkingEs!: string | null;

  @LongTextColumn({ nullable: true })
  entrance!: string | null;

  @LongTextColumn({ nullable: true })
  entranceEs!: string | null;

  /** https only. */
  @LongTextColumn({ nullable: true })
  mapUrl!: string | null;
}

import { Entity, Index } from 'typeorm';
import { IntegerColumn, LongTextColumn, TextColumn } from '../../../platform/database/columns.js';
import type { State } from './address.rules.js';
import { ArchivableRecordEntity } from '../archivable-records/archivable-record.entity.js';

/** A place where classes are held. Classes have their own copies of its texts at the time of planning. */
@Entity('venue')
@Index('venue_name', ['nameKey', 'id'])
@Index('venue_place', ['placeKey'], { unique: true })
export class VenueEntity extends ArchivableRecordEntity {
  @TextColumn(100, { nullable: true })
  nameEs!: string | null;

  /** Normalized name and address; unique. */
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

  /** IANA zone, derived from the state unless the office has set another one. */
  @TextColumn(40)
  timeZone!: string;

  /** The number of people it has room for; null if unknown. */
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

import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { ClassInstanceEntity } from '../schedule/class-instance.entity.js';
import type { OfferEnding } from './waiting.constants.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';

/** Seats that are held for somebody who waits. While it is open and has not lapsed, they count as taken. */
@Entity('seat_offer')
@Index('seat_offer_entry', ['entryId'])
@Index('seat_offer_class', ['classInstanceId'])
@Index('seat_offer_open', ['classInstanceId', 'expiresAt', 'seats'], { where: `"ending" IS NULL` })
export class SeatOfferEntity {
  /** Also the secret of the link by which it is taken. */
  @IdColumn()
  id!: string;

  @ReferenceColumn()
  entryId!: string;

  @ManyToOne(() => WaitingListEntryEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'entry_id', foreignKeyConstraintName: 'seat_offer_entry_fk' })
  entry!: Relation<WaitingListEntryEntity>;

  /** The entry's. */
  @ReferenceColumn()
  classInstanceId!: string;

  @ManyToOne(() => ClassInstanceEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'class_instance_id', foreignKeyConstraintName: 'seat_offer_class_instance_fk' })
  classInstance!: Relation<ClassInstanceEntity>;

  @IntegerColumn()
  seats!: number;

  /** From this moment on, nobody holds the seats. */
  @InstantColumn()
  expiresAt!: Date;

  /** Null while it is open; lapsed once somebody has looked after its time. */
  @TextColumn(20, { nullable: true })
  ending!: OfferEnding | null;

  @InstantColumn({ nullable: true })
  endedAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}

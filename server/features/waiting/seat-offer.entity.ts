import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';
import type { OfferEnding } from './waiting.constants.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';

/** Seats held for an entry of a waiting list. They count as taken until the offer ends or expires. */
@Entity('seat_offer')
@Index('seat_offer_entry', ['entryId'])
@Index('seat_offer_class', ['classInstanceId'])
@Index('seat_offer_open', ['classInstanceId', 'expiresAt', 'seats'], { where: `"ending" IS NULL` })
export class SeatOfferEntity {
  /** Also the secret of the link to accept it. */
  @IdColumn()
  id!: string;

  @ReferenceColumn()
  entryId!: string;

  @ManyToOne(() => WaitingListEntryEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'entry_id', foreignKeyConstraintName: 'seat_offer_entry_fk' })
  entry!: Relation<WaitingListEntryEntity>;

  /** The class of the entry. */
  @ReferenceColumn()
  classInstanceId!: string;

  @ManyToOne(() => ClassInstanceEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'class_instance_id', foreignKeyConstraintName: 'seat_offer_class_instance_fk' })
  classInstance!: Relation<ClassInstanceEntity>;

  @IntegerColumn()
  seats!: number;

  /** From this instant on, the seats are no longer held. */
  @InstantColumn()
  expiresAt!: Date;

  /** Null while it is open. An expired offer is marked as lapsed when it is next processed. */
  @TextColumn(20, { nullable: true })
  ending!: OfferEnding | null;

  @InstantColumn({ nullable: true })
  endedAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IntegerColumn } from '../database/columns.js';

/** A rate limit counter. The limiter library determines the columns and their order. */
@Entity('throttle_count')
@Index('throttle_count_expire', ['expire'])
export class ThrottleCountEntity {
  /** The throttle's name and a digest of the counted key. */
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key!: string;

  @IntegerColumn()
  points!: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', nullable: true })
  expire!: string | null;
}

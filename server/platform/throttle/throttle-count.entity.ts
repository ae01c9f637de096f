import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IntegerColumn } from '../database/columns.js';

/** How often something was done in a window of time. The limiter's own table: it names the columns and their order. */
@Entity('throttle_count')
@Index('throttle_count_expire', ['expire'])
export class ThrottleCountEntity {
  /** The name of the throttle and a digest of who is counted. */
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key!: string;

  @IntegerColumn()
  points!: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', nullable: true })
  expire!: string | null;
}

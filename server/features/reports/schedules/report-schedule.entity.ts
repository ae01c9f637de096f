import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  InstantColumn,
  IntegerColumn,
  ReferenceColumn,
  TextColumn,
} from '../../../platform/database/columns.js';
import { VersionedEntity } from '../../../platform/database/versioned.entity.js';
import type { ReportFrequency, ReportPeriod } from './report-schedule.constants.js';
import { SavedReportEntity } from '../saved/saved-report.entity.js';

/** The times at which a report is mailed. The recipients are in `ReportScheduleRecipientEntity`. */
@Entity('report_schedule')
@Index('report_schedule_once', ['reportId'], { unique: true })
@Index('report_schedule_next', ['nextAt'])
export class ReportScheduleEntity extends VersionedEntity {
  @ReferenceColumn()
  reportId!: string;

  @ManyToOne(() => SavedReportEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'report_id', foreignKeyConstraintName: 'report_schedule_report_fk' })
  report!: Relation<SavedReportEntity>;

  @TextColumn(10)
  frequency!: ReportFrequency;

  /** Day of the week, where 1 is Monday, or of the month. */
  @IntegerColumn()
  day!: number;

  /** In the office's local time. */
  @IntegerColumn()
  hour!: number;

  @TextColumn(20)
  period!: ReportPeriod;

  /** Whether to attach a file; otherwise the mail has a link only. */
  @Column({ type: 'boolean' })
  attachesFile!: boolean;

  /** The server that advances it queues the mails. */
  @InstantColumn()
  nextAt!: Date;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { ReportFrequency, ReportPeriod } from './report-schedule.constants.js';
import { SavedReportEntity } from './saved-report.entity.js';

/** When a report is mailed, and to whom: `ReportScheduleRecipientEntity`. */
@Entity('report_schedule')
@Index('report_schedule_once', ['reportId'], { unique: true })
@Index('report_schedule_next', ['nextAt'])
export class ReportScheduleEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn()
  reportId!: string;

  @ManyToOne(() => SavedReportEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'report_id', foreignKeyConstraintName: 'report_schedule_report_fk' })
  report!: Relation<SavedReportEntity>;

  @TextColumn(10)
  frequency!: ReportFrequency;

  /** Of the week, 1 is Monday; of the month. */
  @IntegerColumn()
  day!: number;

  /** By the clock of the office. */
  @IntegerColumn()
  hour!: number;

  @TextColumn(20)
  period!: ReportPeriod;

  /** A file with the mail; else a link alone. */
  @Column({ type: 'boolean' })
  attachesFile!: boolean;

  /** Who comes first moves it on, and mails. */
  @InstantColumn()
  nextAt!: Date;

  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

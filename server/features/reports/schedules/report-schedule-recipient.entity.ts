import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AccountEntity } from '../../accounts/account.entity.js';
import { ReportScheduleEntity } from './report-schedule.entity.js';

/** A recipient of a scheduled report, who gets it only while being an admin. */
@Entity('report_schedule_recipient')
@Index('report_schedule_recipient_account', ['accountId'])
export class ReportScheduleRecipientEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  reportScheduleId!: string;

  @ManyToOne(() => ReportScheduleEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({
    name: 'report_schedule_id',
    foreignKeyConstraintName: 'report_schedule_recipient_schedule_fk',
  })
  reportSchedule!: Relation<ReportScheduleEntity>;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId!: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'report_schedule_recipient_account_fk' })
  account!: Relation<AccountEntity>;
}

import { Column, Entity, Index } from 'typeorm';
import { TextColumn } from '../../platform/database/columns.js';
import { KeptRecordEntity } from './kept-record.entity.js';

/** Somebody who teaches classes. For the office only: guests read no instructor. */
@Entity('instructor')
@Index('instructor_name', ['nameKey', 'id'])
export class InstructorEntity extends KeptRecordEntity {
  @TextColumn(254, { nullable: true })
  email!: string | null;

  @TextColumn(40, { nullable: true })
  phone!: string | null;

  @Column({ type: 'boolean' })
  teachesEnglish!: boolean;

  @Column({ type: 'boolean' })
  teachesSpanish!: boolean;

  /** What the authorization is for: 'OSHA Outreach, construction'. */
  @TextColumn(100, { nullable: true })
  authorizationKind!: string | null;

  @TextColumn(100, { nullable: true })
  authorizationNumber!: string | null;

  /** YYYY-MM-DD: the last day it holds; null where it does not end. */
  @TextColumn(10, { nullable: true })
  authorizationExpiresOn!: string | null;
}

import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { AttendancePage } from '../class-roster/AttendancePage';
import { booking, connection, smallOffice } from './office-rows';

const BEGUN = '2026-11-01T15:00:00.000Z';
export const begun = { ...booking().classInstance, startsAt: BEGUN, lastDayStartsAt: BEGUN };
type Row = ReturnType<typeof booking>;

/** A booking of the class, with the first name as its id. */
export const rowOf = (firstName: string, changes: Parameters<typeof booking>[0] = {}): Row =>
  booking({ id: firstName, firstName, classInstance: begun, ...changes });

export interface RecordInput {
  bookings: { id: string; version: number }[];
  attendance: 'attended' | 'absent' | null;
  notifyAttendees: boolean;
}

/** The server's result for a booking. */
export const changeOf = (row: Row, code: string | null = null) => ({
  __typename: 'BookingChange',
  id: row.id,
  isDone: code === null,
  isUnchanged: false,
  code,
  changedBy: null,
  booking: row,
});

/** A stub server with a class that has begun and three bookings, whose attendance it records. */
export class RegisterServer {
  readonly api: StubApi = smallOffice()
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', this.rows)))
    .on('CrewsOfClass', () => data({ crews: [] }));
  rows = ['Ana', 'Bea', 'Carla'].map((name) => rowOf(name));

  constructor() {
    this.setClass();
    this.records();
  }

  setClass(changes: object = {}): void {
    const classType = { __typename: 'ClassType', id: 't1', name: 'Forklift Operator', nameEs: null };
    const zone = { startsAt: BEGUN, timeZone: 'America/Denver' };
    const classInstance = { id: 'c1', status: 'scheduled', seatsLeft: 2, ...zone, classType, ...changes };
    this.api.on('ChosenClass', () =>
      data({ classInstance: { __typename: 'ClassInstance', ...classInstance } }),
    );
  }

  records(): void {
    this.api.on('BookingsRecordAttendance', ({ input }) => this.record(input as RecordInput));
  }

  record({ bookings, attendance }: RecordInput) {
    const ids = bookings.map(({ id }) => id);
    const changed = (row: Row): Row => ({
      ...row,
      attendance,
      bookingStatus: attendance === 'attended' ? 'completed' : 'confirmed',
      version: row.version + 1,
    });
    this.rows = this.rows.map((row) => (ids.includes(row.id) ? changed(row) : row));
    return data({ changes: this.rows.filter(({ id }) => ids.includes(id)).map((row) => changeOf(row)) });
  }

  inputs(): RecordInput[] {
    return this.api
      .callsOf('BookingsRecordAttendance')
      .map(({ variables }) => variables['input'] as RecordInput);
  }

  /** What is recorded, by booking. */
  attendances() {
    return this.rows.map(({ attendance }) => attendance);
  }
}

export function openRegister(): UserEvent {
  return openPage(
    <Routes>
      <Route path="/admin/schedule/:id/attendance" element={<AttendancePage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    '/admin/schedule/c1/attendance',
  );
}

const nameOf = (text: 'Attended' | 'Absent', firstName: string) => `${text} ${firstName} Peña`;
export const markButton = (text: 'Attended' | 'Absent', firstName: string) =>
  screen.getByRole('button', { name: nameOf(text, firstName) });
export const findMarkButton = (text: 'Attended' | 'Absent', firstName: string) =>
  screen.findByRole('button', { name: nameOf(text, firstName) });
export const pressedButtons = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent.trim());
/** The heading with the count. */
export const findCount = (text: string) => screen.findByRole('heading', { level: 2, name: text });

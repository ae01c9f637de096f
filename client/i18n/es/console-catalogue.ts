import admin from './admin.json' with { type: 'json' };
import attendance from './admin.attendance.json' with { type: 'json' };
import crewPage from './admin.crewPage.json' with { type: 'json' };
import calendar from './admin.calendar.json' with { type: 'json' };
import classes from './admin.class.json' with { type: 'json' };
import history from './admin.history.json' with { type: 'json' };
import ledger from './admin.ledger.json' with { type: 'json' };
import mailing from './admin.mailing.json' with { type: 'json' };
import today from './admin.today.json' with { type: 'json' };
import waiting from './admin.waiting.json' with { type: 'json' };
import users from './admin.users.json' with { type: 'json' };
import write from './admin.write.json' with { type: 'json' };
import instructors from './admin.instructors.json' with { type: 'json' };
import records from './admin.records.json' with { type: 'json' };
import venues from './admin.venues.json' with { type: 'json' };
import person from './person.json' with { type: 'json' };
import bookingStatus from './booking.status.json' with { type: 'json' };
import contact from './common.contact.form.json' with { type: 'json' };

/** The console, including what it shares with the public site about bookings, classes and messages. */
export const catalogue: Record<string, string> = {
  ...admin,
  ...attendance,
  ...calendar,
  ...crewPage,
  ...classes,
  ...history,
  ...ledger,
  ...mailing,
  ...today,
  ...users,
  ...waiting,
  ...write,
  ...instructors,
  ...records,
  ...venues,
  ...bookingStatus,
  ...person,
  ...contact,
};

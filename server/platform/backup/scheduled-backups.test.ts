import { backupName, backupsToDelete, lastDue, scheduledBackups } from './scheduled-backups.js';

const at = (month: number, day: number, hour = 2, minute = 30): Date =>
  new Date(2027, month - 1, day, hour, minute);
const nameAt = (month: number, day: number, hour = 2, minute = 30): string =>
  backupName(at(month, day, hour, minute));

const LATER = at(25, 1);

describe('the backups of a schedule', () => {
  it('are named by day and time, and found among other files, newest first', () => {
    expect(nameAt(3, 9)).toBe('safety-classes-2027-03-09T0230.sqlite');
    const others = ['classes.sqlite', 'safety-classes-2027-03-09T0230.sqlite.part', 'notes.txt'];
    expect(scheduledBackups([nameAt(3, 8), ...others, nameAt(3, 9)])).toEqual([
      { name: nameAt(3, 9), at: at(3, 9) },
      { name: nameAt(3, 8), at: at(3, 8) },
    ]);
  });

  it.each([
    ['the minute itself', at(3, 9, 2, 30), at(3, 9)],
    ['a minute before', at(3, 9, 2, 29), at(3, 8)],
    ['the first of a month', at(4, 1, 0, 5), at(3, 31)],
    ['in the evening', at(3, 9, 23, 59), at(3, 9)],
  ])('were last due at 2:30 before %s', (_when, now, due) => {
    expect(lastDue(now, 150)).toEqual(due);
  });

  it('of one day are deleted except for the last', () => {
    expect(backupsToDelete([nameAt(3, 9, 2), nameAt(3, 9, 3), nameAt(3, 8)], LATER)).toEqual([
      nameAt(3, 9, 2),
    ]);
  });

  it('are not deleted at any age if there are few', () => {
    expect(backupsToDelete([nameAt(1, 1), nameAt(2, 1), nameAt(6, 1)], LATER)).toEqual([]);
  });

  it('are neither counted nor deleted if they are from the future', () => {
    const future = Array.from({ length: 9 }, (_, day) => nameAt(12, day));
    expect(backupsToDelete([...future, nameAt(3, 9), nameAt(3, 8)], at(3, 9, 3))).toEqual([]);
  });

  it('are deleted without touching other files', () => {
    const days = Array.from({ length: 60 }, (_, day) => nameAt(3, day));
    const others = ['classes.sqlite', 'before-restore.sqlite'];
    expect(backupsToDelete([...days, ...others], LATER).filter((name) => others.includes(name))).toEqual([]);
  });

  it('cover the last 7 days and the 4 weeks before, on every day of a year', () => {
    let kept: string[] = [];
    for (let day = 1; day <= 365; day += 1) {
      kept.push(nameAt(1, day));
      const gone = backupsToDelete(kept, LATER);
      kept = kept.filter((name) => !gone.includes(name));
      if (day < 42) continue;
      const ages = scheduledBackups(kept).map((backup) =>
        Math.round((at(1, day).getTime() - backup.at.getTime()) / 86_400_000),
      );
      expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      const weekly = ages.slice(7);
      expect(weekly).toHaveLength(4);
      expect(weekly.slice(1).map((age, index) => age - (weekly[index] ?? 0))).toEqual([7, 7, 7]);
      expect(weekly.at(-1)).toBeGreaterThanOrEqual(28);
    }
  });
});

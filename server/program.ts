/** What can be started, each with what it imports: one file holds them all when it is built. */
export const programs = {
  main: () => import('./main.js'),
  'commands/admin': () => import('./commands/admin.js'),
  'commands/backup': () => import('./commands/backup.js'),
  'commands/doctor': () => import('./commands/doctor.js'),
  'commands/mail-test': () => import('./commands/mail-test.js'),
  'commands/restore': () => import('./commands/restore.js'),
};

import type { IntlShape, MessageDescriptor } from 'react-intl';

import { consolePathTo, consolePaths } from '../../console-paths';
import { reportPath } from '../../features/reports/report-paths';
import type { SearchCommand } from '../../features/search/search-commands';
import { paths } from '../../paths';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { consoleMessages } from './console.messages';
import { commandMessages } from './commands.messages';
import { reportKeywords } from './report-keywords';
import { reportNameMessages } from './report-names.messages';

/** The action of a search result that is not a page. */
export type ConsoleAction = 'theme' | 'language' | 'logOut';

export type ConsoleCommand = SearchCommand & ({ to: string } | { action: ConsoleAction });

interface CommandDefinition {
  id: string;
  message: MessageDescriptor;
  keywords: string;
  target: { to: string } | { action: ConsoleAction };
}

/** Frequent actions first, then the pages in the order of the menu. */
const declared: readonly CommandDefinition[] = [
  {
    id: 'newClass',
    message: pageNameMessages.newClass,
    keywords: 'new class schedule add date programar nueva clase fecha agregar',
    target: { to: consolePathTo.newClass },
  },
  {
    id: 'newBooking',
    message: commandMessages.newBooking,
    keywords: 'new booking book seat reserve crear nueva reservacion reservar lugar',
    target: { to: `${consolePaths.bookings}?new=booking` },
  },
  {
    id: 'newStudent',
    message: commandMessages.newStudent,
    keywords: 'new student person attendee participante alumno persona agregar nuevo',
    target: { to: `${consolePaths.students}?new=student` },
  },
  {
    id: 'newClassType',
    message: commandMessages.newClassType,
    keywords: 'new course catalogue crear curso nuevo tipo catalogo',
    target: { to: consolePathTo.newClassType },
  },
  {
    id: 'newVenue',
    message: pageNameMessages.newVenue,
    keywords: 'new venue place location add sede lugar nueva agregar',
    target: { to: `${consolePaths.venues}?new` },
  },
  {
    id: 'newInstructor',
    message: pageNameMessages.newInstructor,
    keywords: 'new instructor teacher trainer add nuevo instructora agregar',
    target: { to: `${consolePaths.instructors}?new` },
  },
  {
    id: 'dashboard',
    message: pageNameMessages.dashboard,
    keywords: 'dashboard home today overview resumen inicio hoy',
    target: { to: consolePaths.dashboard },
  },
  {
    id: 'classTypes',
    message: pageNameMessages.classTypes,
    keywords: 'class types courses catalogue prices cursos catalogo precios',
    target: { to: consolePaths.classTypes },
  },
  {
    id: 'schedule',
    message: pageNameMessages.schedule,
    keywords: 'schedule classes calendar dates calendario clases fechas',
    target: { to: consolePaths.schedule },
  },
  {
    id: 'bookings',
    message: pageNameMessages.bookings,
    keywords: 'bookings reservations seats reservaciones lugares',
    target: { to: consolePaths.bookings },
  },
  {
    id: 'students',
    message: pageNameMessages.students,
    keywords: 'students people attendees participantes alumnos personas',
    target: { to: consolePaths.students },
  },
  {
    id: 'duplicates',
    message: pageNameMessages.duplicates,
    keywords: 'duplicates merge students same person twice duplicados unir participantes repetidos',
    target: { to: consolePaths.duplicates },
  },
  {
    id: 'venues',
    message: pageNameMessages.venues,
    keywords: 'venues places locations parking sedes lugares estacionamiento',
    target: { to: consolePaths.venues },
  },
  {
    id: 'instructors',
    message: pageNameMessages.instructors,
    keywords: 'instructors teachers trainers authorization instructores autorizacion',
    target: { to: consolePaths.instructors },
  },
  {
    id: 'messages',
    message: pageNameMessages.contactMessages,
    keywords: 'messages inbox contact questions mensajes buzon contacto preguntas',
    target: { to: consolePaths.messages },
  },
  {
    id: 'outbox',
    message: pageNameMessages.outbox,
    keywords: 'sent messages mail sms outbox enviados correos avisos',
    target: { to: consolePaths.outbox },
  },
  {
    id: 'failedMessages',
    message: commandMessages.failedMessages,
    keywords: 'failed mail not sent problems fallidos correos errores',
    target: { to: consolePathTo.failedMessages },
  },
  {
    id: 'reports',
    message: pageNameMessages.reports,
    keywords: 'reports csv figures informes cifras',
    target: { to: consolePaths.reports },
  },
  {
    id: 'explorer',
    message: pageNameMessages.explorer,
    keywords: 'graphql explorer query own report explorador consulta informe propio',
    target: { to: consolePaths.explorer },
  },
  {
    id: 'users',
    message: pageNameMessages.users,
    keywords: 'users admins office invite accounts usuarios administradores invitar cuentas',
    target: { to: consolePaths.users },
  },
  {
    id: 'account',
    message: commandMessages.account,
    keywords: 'account password sessions cuenta contrasena sesiones',
    target: { to: consolePaths.account },
  },
  {
    id: 'site',
    message: commandMessages.site,
    keywords: 'public site website home pagina sitio publico',
    target: { to: paths.home },
  },
];

/** Pages and actions of the console, in the current language, searchable by their names in both. */
export function consoleCommands(intl: IntlShape, theme: 'light' | 'dark'): ConsoleCommand[] {
  const actions: readonly CommandDefinition[] = [
    {
      id: 'theme',
      message: theme === 'dark' ? consoleMessages.useLight : consoleMessages.useDark,
      keywords: 'theme dark light colours colors tema oscuro claro colores',
      target: { action: 'theme' },
    },
    {
      id: 'language',
      message: commandMessages.language,
      keywords: 'language espanol spanish english ingles idioma lengua',
      target: { action: 'language' },
    },
    {
      id: 'logOut',
      message: consoleMessages.logOut,
      keywords: 'log out sign off leave cerrar sesion salir',
      target: { action: 'logOut' },
    },
  ];
  // Last, because their names contain many words.
  const reports = reportKeywords.map(([id, keywords]): CommandDefinition => {
    return { id: `report-${id}`, message: reportNameMessages[id], keywords, target: { to: reportPath(id) } };
  });
  return [...declared, ...actions, ...reports].map(({ id, message, keywords, target }) => ({
    id,
    label: intl.formatMessage(message),
    keywords,
    ...target,
  }));
}

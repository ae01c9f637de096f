import type { IntlShape, MessageDescriptor } from 'react-intl';

import { consolePathTo } from '../../console-paths';
import type { SearchPlace } from '../../features/search/search-places';
import { paths } from '../../paths';
import { consoleMessages } from './console.messages';
import { placeMessages } from './places.messages';

/** The action of a search result that is not a page. */
export type ConsoleAction = 'theme' | 'language' | 'logOut';

export type ConsolePlace = SearchPlace & ({ to: string } | { action: ConsoleAction });

interface DeclaredPlace {
  id: string;
  message: MessageDescriptor;
  words: string;
  leads: { to: string } | { action: ConsoleAction };
}

/** Frequent actions first, then the pages in the order of the menu. */
const declared: readonly DeclaredPlace[] = [
  {
    id: 'newClass',
    message: placeMessages.newClass,
    words: 'new class schedule add date programar nueva clase fecha agregar',
    leads: { to: consolePathTo.newClass },
  },
  {
    id: 'newBooking',
    message: placeMessages.newBooking,
    words: 'new booking book seat reserve crear nueva reservacion reservar lugar',
    leads: { to: `${paths.adminBookings}?new=booking` },
  },
  {
    id: 'newStudent',
    message: placeMessages.newStudent,
    words: 'new student person attendee participante alumno persona agregar nuevo',
    leads: { to: `${paths.adminStudents}?new=student` },
  },
  {
    id: 'newClassType',
    message: placeMessages.newClassType,
    words: 'new course catalogue crear curso nuevo tipo catalogo',
    leads: { to: consolePathTo.newClassType },
  },
  {
    id: 'newVenue',
    message: placeMessages.newVenue,
    words: 'new venue place location add sede lugar nueva agregar',
    leads: { to: `${paths.adminVenues}?new` },
  },
  {
    id: 'newInstructor',
    message: placeMessages.newInstructor,
    words: 'new instructor teacher trainer add nuevo instructora agregar',
    leads: { to: `${paths.adminInstructors}?new` },
  },
  {
    id: 'dashboard',
    message: consoleMessages.dashboard,
    words: 'dashboard home today overview resumen inicio hoy',
    leads: { to: paths.adminDashboard },
  },
  {
    id: 'classTypes',
    message: consoleMessages.classTypes,
    words: 'class types courses catalogue prices cursos catalogo precios',
    leads: { to: paths.adminClassTypes },
  },
  {
    id: 'schedule',
    message: consoleMessages.schedule,
    words: 'schedule classes calendar dates calendario clases fechas',
    leads: { to: paths.adminSchedule },
  },
  {
    id: 'bookings',
    message: consoleMessages.bookings,
    words: 'bookings reservations seats reservaciones lugares',
    leads: { to: paths.adminBookings },
  },
  {
    id: 'students',
    message: consoleMessages.students,
    words: 'students people attendees participantes alumnos personas',
    leads: { to: paths.adminStudents },
  },
  {
    id: 'duplicates',
    message: placeMessages.duplicates,
    words: 'duplicates merge students same person twice duplicados unir participantes repetidos',
    leads: { to: paths.adminDuplicates },
  },
  {
    id: 'venues',
    message: placeMessages.venues,
    words: 'venues places locations parking sedes lugares estacionamiento',
    leads: { to: paths.adminVenues },
  },
  {
    id: 'instructors',
    message: placeMessages.instructors,
    words: 'instructors teachers trainers authorization instructores autorizacion',
    leads: { to: paths.adminInstructors },
  },
  {
    id: 'messages',
    message: consoleMessages.messages,
    words: 'messages inbox contact questions mensajes buzon contacto preguntas',
    leads: { to: paths.adminMessages },
  },
  {
    id: 'outbox',
    message: consoleMessages.outbox,
    words: 'sent messages mail sms outbox enviados correos avisos',
    leads: { to: paths.adminOutbox },
  },
  {
    id: 'failedMessages',
    message: placeMessages.failedMessages,
    words: 'failed mail not sent problems fallidos correos errores',
    leads: { to: consolePathTo.failedMessages },
  },
  {
    id: 'reports',
    message: consoleMessages.reports,
    words: 'reports revenue csv figures informes ingresos cifras',
    leads: { to: paths.adminReports },
  },
  {
    id: 'explorer',
    message: placeMessages.explorer,
    words: 'graphql explorer query own report explorador consulta informe propio',
    leads: { to: paths.adminExplorer },
  },
  {
    id: 'users',
    message: consoleMessages.users,
    words: 'users admins office invite accounts usuarios administradores invitar cuentas',
    leads: { to: paths.adminUsers },
  },
  {
    id: 'account',
    message: placeMessages.account,
    words: 'account password sessions cuenta contrasena sesiones',
    leads: { to: paths.adminAccount },
  },
  {
    id: 'site',
    message: placeMessages.site,
    words: 'public site website home pagina sitio publico',
    leads: { to: paths.home },
  },
];

/** Pages and actions of the console, in the current language, searchable by their names in both. */
export function consolePlaces(intl: IntlShape, theme: 'light' | 'dark'): ConsolePlace[] {
  const actions: readonly DeclaredPlace[] = [
    {
      id: 'theme',
      message: theme === 'dark' ? consoleMessages.useLight : consoleMessages.useDark,
      words: 'theme dark light colours colors tema oscuro claro colores',
      leads: { action: 'theme' },
    },
    {
      id: 'language',
      message: placeMessages.language,
      words: 'language espanol spanish english ingles idioma lengua',
      leads: { action: 'language' },
    },
    {
      id: 'logOut',
      message: consoleMessages.logOut,
      words: 'log out sign off leave cerrar sesion salir',
      leads: { action: 'logOut' },
    },
  ];
  return [...declared, ...actions].map(({ id, message, words, leads }) => ({
    id,
    label: intl.formatMessage(message),
    words,
    ...leads,
  }));
}

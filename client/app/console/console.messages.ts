import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'admin.console.title',
    defaultMessage: 'Admin Dashboard',
    description: 'In the header of the console, on every page of it',
  },
  defaultName: {
    id: 'admin.console.defaultName',
    defaultMessage: 'Admin',
    description: 'Stands for the first name in the welcome when it is not known',
  },
  logOut: { id: 'admin.console.logOut', defaultMessage: 'Log out', description: 'Button of the header' },
  account: {
    id: 'admin.console.account',
    defaultMessage: 'Account',
    description: 'Link of the header: own password and sessions; keep it one word',
  },
  search: {
    id: 'admin.console.search',
    defaultMessage: 'Search',
    description: 'Button of the header that opens the search of everything; keep it one word',
  },
  menu: {
    id: 'admin.console.menu',
    defaultMessage: 'Menu',
    description: 'Button of the header on a phone: shows the pages of the console',
  },
  searchFailed: {
    id: 'admin.console.searchFailed',
    defaultMessage: 'The search could not be loaded. Check your connection, then reload the page.',
    description: 'In the header, after the file of the search of everything did not come',
  },
  useDark: {
    id: 'admin.console.useDark',
    defaultMessage: 'Dark theme',
    description: 'Button that switches to dark colours',
  },
  useLight: {
    id: 'admin.console.useLight',
    defaultMessage: 'Light theme',
    description: 'Button that switches to light colours',
  },
  nav: {
    id: 'admin.console.nav',
    defaultMessage: 'Admin',
    description: 'Name of the navigation, for screen readers',
  },
  venues: {
    id: 'admin.console.venues',
    defaultMessage: 'Venues & Instructors',
    description: 'Link of the navigation: the places classes are held at, and who teaches them',
  },
  notFoundHeading: {
    id: 'admin.console.notFoundHeading',
    defaultMessage: 'There is no such page',
    description: 'Heading inside the console for an address that does not exist',
  },
  notFoundText: {
    id: 'admin.console.notFoundText',
    defaultMessage: 'Check the address, or choose a page from the menu.',
    description: 'Under the heading for an address that does not exist',
  },
  toDashboard: {
    id: 'admin.console.toDashboard',
    defaultMessage: 'Go to the dashboard',
    description: 'Link on the page for an address that does not exist',
  },
});

const named = defineMessages<{ welcome: { name: string } }>({
  welcome: {
    id: 'admin.console.welcome',
    defaultMessage: 'Welcome, {name}',
    description: 'In the header of the console; {name} is a first name, or Admin',
  },
});

export const consoleMessages = { ...plain, ...named };

import { defineMessages } from 'react-intl';

import { findLinkMessages } from '../features/bookings/find/find-link.messages';
import { pageLoadMessages } from '../ui/loading/page-load.messages';

const plain = defineMessages({
  skip: {
    id: 'nav.skip',
    defaultMessage: 'Skip to content',
    description: 'First link of every page, for keyboards',
  },
  login: {
    id: 'nav.login',
    defaultMessage: 'Log in',
    description: 'Button of the header; leads to the login page',
  },
  myBookings: {
    id: 'nav.myBookings',
    defaultMessage: 'My bookings',
    description:
      'In place of Log in, for a client who is logged in; leads to their own page. Two short lines at most',
  },
  console: {
    id: 'nav.console',
    defaultMessage: 'Console',
    description:
      "In place of Log in, for somebody of the office who is logged in; leads to the office's pages",
  },
  contact: { id: 'nav.contact', defaultMessage: 'Contact us', description: 'Link to the contact form' },
  classes: {
    id: 'nav.classes',
    defaultMessage: 'Upcoming classes',
    description: 'Link to the list of classes',
  },
  languageFailed: {
    id: 'nav.languageFailed',
    defaultMessage: 'The language could not be changed. Check your connection and try again.',
    description: 'Under the header, after the words of the other language could not be fetched',
  },
  helpHeading: {
    id: 'footer.helpHeading',
    defaultMessage: 'Phone and hours',
    description: 'Heading of the first part of the footer',
  },
  linksHeading: {
    id: 'footer.linksHeading',
    defaultMessage: 'Quick links',
    description: 'Heading of the second part of the footer',
  },
  certificationsHeading: {
    id: 'footer.certificationsHeading',
    defaultMessage: 'Certifications',
    description: 'Heading of the third part of the footer',
  },
  forklift: {
    id: 'footer.forklift',
    defaultMessage: 'Forklift operator, valid for three years',
    description: 'A certificate one gets in class and how long it counts',
  },
  firstAid: {
    id: 'footer.firstAid',
    defaultMessage: 'First aid, CPR and AED, valid for two years',
    description: 'A certificate one gets in class and how long it counts',
  },
  hazwoper: {
    id: 'footer.hazwoper',
    defaultMessage: 'HAZWOPER 24 and 40 hour, 8-hour refresher',
    description: 'Certificates one gets in class',
  },
  oshaCards: {
    id: 'footer.oshaCards',
    defaultMessage:
      'OSHA 10 and OSHA 30 classes end with a card from the Department of Labor. The card shows that you took the training; it is not a certification.',
    description: 'Must not say that the company, a class or a card is certified or approved by OSHA',
  },
  localTime: {
    id: 'footer.localTime',
    defaultMessage: 'Class times are local time where the class is held.',
    description: 'Last line of the footer',
  },
  errorHeading: {
    id: 'common.errorHeading',
    defaultMessage: 'This page stopped working',
    description: 'Heading of the page shown after a fault in the site itself',
  },
  errorText: {
    id: 'common.errorText',
    defaultMessage: 'The problem is on our side. Load the page again, or call us.',
    description: 'Under the heading of the error page',
  },
  backHome: { id: 'common.backHome', defaultMessage: 'Back to home', description: 'Link to the home page' },
});

const named = defineMessages<{
  copyright: { company: string };
}>({
  copyright: {
    id: 'footer.copyright',
    defaultMessage: '© {company}, Utah',
    description: 'Start of the last line of the footer',
  },
});

/** Messages of the header, the footer and the error page. */
export const layoutMessages = { ...plain, ...named, ...findLinkMessages, ...pageLoadMessages };

import type { InitialQuery } from './initial-query';
import { textOfVariables } from './initial-query';
import { exampleMessages } from './explorer.messages';

export interface ExampleQuery extends InitialQuery {
  id: keyof typeof exampleMessages;
}

/** Example queries for the given day: 'YYYY-MM-DD'. A test validates them against the schema. */
export function exampleQueries(today: string): readonly ExampleQuery[] {
  return [
    { id: 'unpaid', query: unpaidBookings, variables: textOfVariables({ from: today }) },
    {
      id: 'byMonth',
      query: totalsByMonth,
      variables: textOfVariables({ from: firstOfMonth(today, -11), to: lastOfMonth(today, 0) }),
    },
    {
      id: 'nextMonth',
      query: seatsByType,
      variables: textOfVariables({ from: firstOfMonth(today, 1), to: lastOfMonth(today, 1) }),
    },
    { id: 'fewBookings', query: fewBookings, variables: textOfVariables({ fewerThan: 5 }) },
    {
      id: 'companies',
      query: companies,
      variables: textOfVariables({ from: firstOfMonth(today, -11), to: today }),
    },
    { id: 'messages', query: openMessages, variables: '' },
  ];
}

/** The initial query: it runs without variables. */
export const defaultExampleQuery = `query NextClasses {
  classInstances(period: current, status: scheduled, first: 25) {
    nodes {
      startsAt
      timeZone
      classType {
        name
        nameEs
      }
      address {
        city
      }
      instructorName
      takenSeats
      maxAttendees
    }
  }
}
`;

const unpaidBookings = `query UnpaidBookings($from: String!) {
  bookings(
    paymentSummary: pending
    classFrom: $from
    sort: classDate
    direction: ascending
  ) {
    totalCount
    nodes {
      confirmationNumber
      firstName
      lastName
      email
      phone
      companyName
      amountCents
      classInstance {
        name
        startsAt
        city
      }
    }
  }
}
`;

const totalsByMonth = `query TotalsByMonth($from: String!, $to: String!) {
  totals(by: month, from: $from, to: $to) {
    label
    classes
    seatsOffered
    seatsTaken
    fillRate
    cancellations
    revenueExpectedCents
    revenuePaidCents
  }
}
`;

const seatsByType = `query SeatsByClassType($from: String!, $to: String!) {
  totals(by: classType, from: $from, to: $to) {
    label
    labelEs
    classes
    seatsOffered
    seatsTaken
    fillRate
  }
}
`;

const fewBookings = `query ClassesWithFewBookings($fewerThan: Int!) {
  classInstances(period: notBegun, status: scheduled, takenBelow: $fewerThan) {
    totalCount
    nodes {
      startsAt
      timeZone
      language
      locationName
      takenSeats
      maxAttendees
      classType {
        name
        nameEs
      }
      address {
        city
        state
      }
    }
  }
}
`;

const companies = `query CompaniesBySeats($from: String!, $to: String!) {
  totals(by: company, from: $from, to: $to) {
    label
    seatsTaken
    newStudents
    returningStudents
    revenueExpectedCents
    revenuePaidCents
  }
}
`;

const openMessages = `query OpenMessages {
  contactMessages(isHandled: false) {
    totalCount
    nodes {
      createdAt
      name
      email
      phone
      language
      subject
      message
    }
  }
}
`;

/** The first day of the month, `months` from now. */
function firstOfMonth(today: string, months: number): string {
  return dateOf(Date.UTC(yearOf(today), monthOf(today) + months, 1));
}

function lastOfMonth(today: string, months: number): string {
  return dateOf(Date.UTC(yearOf(today), monthOf(today) + months + 1, 0));
}

const yearOf = (date: string) => Number(date.slice(0, 4));
const monthOf = (date: string) => Number(date.slice(5, 7)) - 1;
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

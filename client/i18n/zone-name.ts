import { defineMessages, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

const zoneMessages = defineMessages({
  mountain: {
    id: 'classes.zoneMountain',
    defaultMessage: 'Mountain Time',
    description: 'Time zone of a class in Utah, Wyoming, Colorado or Idaho, as people there call it',
  },
  pacific: {
    id: 'classes.zonePacific',
    defaultMessage: 'Pacific Time',
    description: 'Time zone of a class in Nevada',
  },
  arizona: {
    id: 'classes.zoneArizona',
    defaultMessage: 'Arizona Time',
    description: 'Time zone of a class in Arizona, which does not change its clocks in summer',
  },
});

// For Phoenix, Intl returns 'hora de las Montañas Rocosas' and 'Mountain Standard Time', which are not in use there.
const nameOf: Readonly<Record<string, MessageDescriptor>> = {
  'America/Denver': zoneMessages.mountain,
  'America/Boise': zoneMessages.mountain,
  'America/Los_Angeles': zoneMessages.pacific,
  'America/Phoenix': zoneMessages.arizona,
};

function zoneName(intl: IntlShape, timeZone: string): string {
  const message = nameOf[timeZone];
  if (message) return intl.formatMessage(message);
  try {
    const parts = new Intl.DateTimeFormat(intl.locale, {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts(0);
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** The common name of an IANA time zone: 'Mountain Time', 'hora de la montaña'. */
export function useZoneName(): (timeZone: string) => string {
  const intl = useIntl();
  return (timeZone) => zoneName(intl, timeZone);
}

import type { ReactNode } from 'react';

import { useFormats } from './formats';
import { useZoneName } from './zone-name';

/** The values of messages with {deadline}, {zone} and <strong>: an ISO instant, written as at the venue. */
export function useDeadlineValues() {
  const formats = useFormats();
  const zoneName = useZoneName();
  return (deadline: string, timeZone: string) => ({
    deadline: formats.nearInstant(deadline, timeZone),
    zone: zoneName(timeZone),
    strong: (chunks: ReactNode) => <strong>{chunks}</strong>,
  });
}

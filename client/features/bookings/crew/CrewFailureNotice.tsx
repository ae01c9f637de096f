import { FormattedMessage } from 'react-intl';

import { Notice } from '../../../ui/elements/Notice';
import { callOfficeMessages } from '../../../ui/contact/call-office.messages';
import { crewCountMessages, crewFormMessages } from './crew.messages';
import type { Crew_siteFragment } from './CrewBooking.generated';
import type { NamedFailure } from './submit-crew';
import { useServerText, type ServerText } from './use-server-text';

export type CrewFailure = NamedFailure | ServerText;

interface CrewFailureNoticeProps {
  failure: CrewFailure;
  /** The latest known number of seats that can be booked. */
  seatsLeft: number;
  /** Undefined for the office, which does not call itself. */
  site: Pick<Crew_siteFragment, 'companyPhone' | 'companyPhoneDisplay'> | undefined;
}

/** Why booking failed, right above the button that was pressed. */
export function CrewFailureNotice({ failure, seatsLeft, site }: CrewFailureNoticeProps) {
  return (
    <Notice live="alert" look={failure === 'full' || failure === 'closed' ? 'stripe' : 'plain'}>
      <p>
        <strong>
          <FailureText failure={failure} seatsLeft={seatsLeft} />
        </strong>
      </p>
      {site && failure !== 'lost' && failure !== 'changed' && (
        <p>
          <a href={`tel:${site.companyPhone}`}>
            <FormattedMessage {...callOfficeMessages.call} values={{ phone: site.companyPhoneDisplay }} />
          </a>
        </p>
      )}
    </Notice>
  );
}

function FailureText({ failure, seatsLeft }: Pick<CrewFailureNoticeProps, 'failure' | 'seatsLeft'>) {
  const { readable } = useServerText();
  if (typeof failure === 'object')
    return readable(failure) ?? <FormattedMessage {...crewFormMessages.processing} />;
  if (failure === 'full')
    return <FormattedMessage {...crewCountMessages.full} values={{ count: seatsLeft }} />;
  return <FormattedMessage {...crewFormMessages[failure]} />;
}

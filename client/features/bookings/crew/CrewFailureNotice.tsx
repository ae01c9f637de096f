import { FormattedMessage } from 'react-intl';

import { Notice } from '../../../ui/Notice';
import type { CrewSite } from './crew-site';
import { callOfficeMessages } from '../../../ui/call-office.messages';
import { crewCountMessages, crewFormMessages } from './crew.messages';
import type { CrewFailure } from './submit-crew';

interface CrewFailureNoticeProps {
  failure: CrewFailure;
  /** The latest known number. */
  seatsLeft: number;
  site: Pick<CrewSite, 'companyPhone' | 'companyPhoneDisplay'>;
}

/** Why booking failed, right above the button that was pressed. */
export function CrewFailureNotice({ failure, seatsLeft, site }: CrewFailureNoticeProps) {
  return (
    <Notice live="alert" look={failure === 'full' || failure === 'closed' ? 'stripe' : 'plain'}>
      <p>
        <strong>
          {typeof failure === 'object' && failure.text}
          {failure === 'full' && (
            <FormattedMessage {...crewCountMessages.full} values={{ count: seatsLeft }} />
          )}
          {typeof failure === 'string' && failure !== 'full' && (
            <FormattedMessage {...crewFormMessages[failure]} />
          )}
        </strong>
      </p>
      {failure !== 'lost' && (
        <p>
          <a href={`tel:${site.companyPhone}`}>
            <FormattedMessage {...callOfficeMessages.call} values={{ phone: site.companyPhoneDisplay }} />
          </a>
        </p>
      )}
    </Notice>
  );
}

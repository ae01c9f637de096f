import { FormattedMessage, useIntl } from 'react-intl';

import { useSite } from '../../../graphql/use-site';
import { SectionGroup } from '../../../ui/forms/FormGroup';
import { confirmationMessages } from '../confirmation/confirmation.messages';
import { UpcomingSteps, Step, Steps } from '../confirmation/Steps';
import { crewLinkMessages } from './crew-link.messages';
import type { Crew_bookingFragment } from './CrewBooking.generated';
import { owedCents } from './owed-cents';

/** What the contact of a crew does between booking and class. */
export function CrewSteps({ crew }: { crew: Crew_bookingFragment }) {
  const intl = useIntl();
  const site = useSite();
  if (!site) return null;
  return (
    <SectionGroup id="next-steps" heading={intl.formatMessage(confirmationMessages.nextSteps)}>
      <Steps>
        <Step heading={<FormattedMessage {...crewLinkMessages.mailHeading} />}>
          <FormattedMessage {...crewLinkMessages.mail} />
        </Step>
        {owedCents(crew) > 0 && (
          <Step heading={<FormattedMessage {...confirmationMessages.payHeading} />}>
            <FormattedMessage {...crewLinkMessages.pay} />
          </Step>
        )}
        <UpcomingSteps classInstance={crew.classInstance} arriveEarlyMinutes={site.arriveEarlyMinutes} />
      </Steps>
    </SectionGroup>
  );
}

import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';

import { pathTo } from '../../../paths';
import { ArrowLeft } from '../../../ui/icons/site-icons';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import formStyles from '../book/BookingForm.module.css';
import back from '../book/StepBackLink.module.css';
import { bookedHere } from '../booked-here';
import { crewFormMessages } from './crew.messages';
import type { Crew_classFragment, Crew_offerFragment, Crew_siteFragment } from './CrewBooking.generated';
import { CrewForm } from './CrewForm';
import type { CrewDraftState } from './use-crew-draft';

interface GuestCrewFormProps {
  scheduledClass: Crew_classFragment;
  site: Crew_siteFragment;
  draft: CrewDraftState;
  offer?: Crew_offerFragment;
  /** The address of the form for one seat. */
  singleForm: string;
  /** Reloads what is displayed. */
  onRefused: () => Promise<unknown>;
  /** Follows the heading. */
  notice?: ReactNode;
}

/** The form for a crew with its heading, and the way to the form for one seat. */
export function GuestCrewForm({ singleForm, notice, ...props }: GuestCrewFormProps) {
  const openedAt = useOpenedAt();
  const [bookedId, setBookedId] = useState<string>();
  return (
    <>
      <p className={back.back}>
        <Link className={back.link} to={singleForm}>
          <ArrowLeft className={back.icon} />
          <FormattedMessage {...crewFormMessages.back} />
        </Link>
      </p>
      {/* Back does not display the form again. A guest who has left the form stays where they are. */}
      {bookedId !== undefined && <Navigate replace to={pathTo.crew(bookedId)} state={bookedHere} />}
      <CrewForm {...props} onBooked={setBookedId}>
        <div className={formStyles.step}>
          <h1 tabIndex={-1}>
            <FormattedMessage {...crewFormMessages.pageTitle} />
          </h1>
          <p>
            <FormattedMessage {...crewFormMessages.intro} />{' '}
            {openedAt <= Date.parse(props.scheduledClass.refundDeadline) && (
              <FormattedMessage {...crewFormMessages.namesFollow} />
            )}
          </p>
        </div>
        {notice}
      </CrewForm>
    </>
  );
}

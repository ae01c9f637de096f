import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { useLocale } from '../../../i18n/use-locale';
import type { Language } from '../../../schema/language.generated';
import { closedClassMessages } from '../../../ui/office/closed-class.messages';
import { RecordFrame } from '../../../ui/office/RecordFrame';
import { usePageTitle } from '../../../ui/use-page-title';
import { useRecordId } from '../../../ui/use-record-id';
import { CrewForm } from '../crew/CrewForm';
import { crewFormMessages } from '../crew/crew.messages';
import { useCrewPageQuery } from '../crew/CrewBooking.generated';
import { useCrewDraft } from '../crew/use-crew-draft';
import { crewMessages } from '../office/crew.messages';
import { useLoadFailureText } from '../office/load-failure';
import { MessageLanguageField } from '../office/MessageLanguageField';
import { useInvalidateLists } from '../office/use-invalidate-lists';
import { officeCrewMessages as messages } from './office-crew.messages';

/** Books seats for a crew, for a contact who is on the phone or at the desk. */
export function BookCrewPage() {
  const id = useRecordId();
  return <BookingInClass key={id} classId={id} />;
}

function BookingInClass({ classId }: { classId: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const failureText = useLoadFailureText();
  const invalidateLists = useInvalidateLists();
  const { language: screen } = useLocale();
  const [language, setLanguage] = useState<Language>(screen);
  const { data, error, refetch } = useCrewPageQuery({
    variables: { id: classId },
    fetchPolicy: 'cache-and-network',
  });
  const heading = intl.formatMessage(crewFormMessages.pageTitle);
  usePageTitle(heading);
  const scheduledClass = data?.upcomingClass;
  const draft = useCrewDraft(classId);
  // The crew itself may have taken the last seats.
  const isOpen = scheduledClass?.availability === 'open' || draft.isUnanswered;
  return (
    <RecordFrame
      back={{ to: consolePathTo.class(classId), label: <FormattedMessage {...messages.back} /> }}
      heading={heading}
      failure={
        data
          ? !isOpen && <FormattedMessage {...closedClassMessages.notOffered} />
          : error && failureText('classes', error)
      }
      onRetry={data ? undefined : refetch}
    >
      {data && scheduledClass && isOpen && (
        <CrewForm
          scheduledClass={scheduledClass}
          site={data.site}
          draft={draft}
          language={language}
          office={{
            contactGroup: intl.formatMessage(crewMessages.contact),
            agreeToTerms: intl.formatMessage(messages.agreeToTerms),
            languageField: (
              <MessageLanguageField id="contact-language" value={language} onChange={setLanguage} />
            ),
          }}
          onBooked={(crewBookingId) => {
            invalidateLists('bookings', 'bookableClasses');
            // Back does not display the form again.
            void navigate(consolePathTo.crew(crewBookingId), { replace: true });
          }}
          onRefused={async () => {
            await refetch();
          }}
        />
      )}
    </RecordFrame>
  );
}

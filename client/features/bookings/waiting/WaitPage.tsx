import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { useLocale } from '../../../i18n/use-locale';
import { pathTo } from '../../../paths';
import { ButtonLink } from '../../../ui/elements/Button';
import { useForm } from '../../../ui/forms/use-form';
import { useRecordId } from '../../../ui/page/use-record-id';
import { useJoinWaitingList } from './use-join-waiting-list';
import { WaitForm } from './WaitForm';
import { readWaitingDraft, storeWaitingDraft } from './waiting-draft';
import { waitingForm } from './waiting-form';
import { waitingMessages } from './waiting.messages';
import { MissingPage, NotYetLoaded, WaitingActions, WaitingFrame } from './WaitingFrame';
import { WaitingClass } from './WaitingClass';
import { waitingPathTo } from './waiting-paths';
import { useWaitPageQuery } from './WaitPage.generated';

/** /book/{id}/wait: joins the waiting list of a full class. */
export function WaitPage() {
  const id = useRecordId();
  // Another class gets a new form.
  return <WaitForClass key={id} classId={id} />;
}

function WaitForClass({ classId }: { classId: string }) {
  const intl = useIntl();
  const { language } = useLocale();
  const navigate = useNavigate();
  const { data, error, refetch } = useWaitPageQuery({
    variables: { id: classId },
    fetchPolicy: 'cache-and-network',
  });
  const { isUnanswered, entryId, join } = useJoinWaitingList(classId);
  const form = useForm({
    form: waitingForm,
    restore: () => readWaitingDraft(classId),
    onValues: (values) => storeWaitingDraft(classId, values),
  });
  const heading = intl.formatMessage(waitingMessages.joinHeading);
  const isFull = data?.upcomingClass?.availability === 'full';
  // The server's response counts: this request may have joined before a seat became free.
  const isFormShown = isFull || isUnanswered;
  const wasFormShown = useRef(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus was removed with the form.
    if (wasFormShown.current && document.activeElement === document.body) status.current?.focus();
    wasFormShown.current = isFormShown;
  }, [isFormShown]);
  // Not after the request: the guest may have left the page meanwhile.
  useEffect(() => {
    if (entryId !== undefined) void navigate(waitingPathTo.entry(entryId), { replace: true });
  }, [entryId, navigate]);

  const reload = () => void refetch();
  if (!data) return <NotYetLoaded heading={heading} hasFailed={error !== undefined} onRetry={reload} />;
  const { upcomingClass: scheduledClass, site } = data;
  if (!scheduledClass)
    return (
      <MissingPage
        heading={intl.formatMessage(waitingMessages.noClass)}
        text={<FormattedMessage {...waitingMessages.noClassText} />}
      />
    );

  const isOpen = scheduledClass.availability === 'open';
  return (
    <WaitingFrame heading={heading} step="form" form={form}>
      <WaitingClass scheduledClass={scheduledClass} />
      {isFormShown ? (
        <>
          {isFull && (
            <p>
              <FormattedMessage {...waitingMessages.joinLead} />
            </p>
          )}
          <WaitForm
            form={form}
            disclosure={language === 'es' ? site.disclosureEs : site.disclosureEn}
            capacity={scheduledClass.maxAttendees}
            isUnanswered={isUnanswered}
            isDone={entryId !== undefined}
            onSubmit={(values) => join(values, form.typed)}
            onRefused={reload}
          />
        </>
      ) : (
        <>
          <p role="status" ref={status} tabIndex={-1}>
            <FormattedMessage {...waitingMessages[isOpen ? 'notFull' : 'closed']} />
          </p>
          <WaitingActions>
            <ButtonLink variant="primary" to={isOpen ? pathTo.book(scheduledClass.id) : pathTo.classes}>
              <FormattedMessage {...waitingMessages[isOpen ? 'bookNow' : 'seeClasses']} />
            </ButtonLink>
          </WaitingActions>
        </>
      )}
    </WaitingFrame>
  );
}

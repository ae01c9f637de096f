import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { EmptyResponseError } from '../../../graphql/failure';
import { useIdempotencyKey } from '../../../graphql/use-idempotency-key';
import { useLocale } from '../../../i18n/use-locale';
import { pathTo } from '../../../paths';
import { ButtonLink } from '../../../ui/Button';
import { inputFrom } from '../../../ui/form-input';
import { useForm } from '../../../ui/use-form';
import { useRecordId } from '../../../ui/use-record-id';
import { WaitForm } from './WaitForm';
import { readWaitingDraft, removeWaitingDraft, storeWaitingDraft } from './waiting-draft';
import { waitingForm } from './waiting-form';
import { waitingMessages } from './waiting.messages';
import { MissingPage, NotYetLoaded, WaitingActions, WaitingFrame } from './WaitingFrame';
import { WaitingClass } from './WaitingClass';
import { waitingPathTo } from './waiting-paths';
import { useWaitJoinMutation, useWaitPageQuery } from './WaitPage.generated';

/** /book/{id}/wait: joins the waiting list of a full class. */
export function WaitPage() {
  const id = useRecordId();
  const intl = useIntl();
  const { language } = useLocale();
  const navigate = useNavigate();
  const { data, error, refetch } = useWaitPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [join] = useWaitJoinMutation();
  const { keyOf } = useIdempotencyKey();
  const form = useForm({
    form: waitingForm,
    restore: () => readWaitingDraft(id),
    onValues: (values) => storeWaitingDraft(id, values),
  });
  const heading = intl.formatMessage(waitingMessages.joinHeading);
  const isFull = data?.upcomingClass?.availability === 'full';
  const wasFull = useRef(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus was removed with the form.
    if (wasFull.current && document.activeElement === document.body) status.current?.focus();
    wasFull.current = isFull;
  }, [isFull]);

  const reload = () => void refetch().catch(() => undefined);
  if (!data) return <NotYetLoaded heading={heading} hasFailed={error !== undefined} onRetry={reload} />;
  const { upcomingClass: scheduledClass, site } = data;
  if (!scheduledClass)
    return (
      <MissingPage
        heading={intl.formatMessage(waitingMessages.noClass)}
        text={<FormattedMessage {...waitingMessages.noClassText} />}
      />
    );

  const send = async (values: typeof waitingForm.initial) => {
    const formInput = inputFrom(waitingForm, values);
    const input = {
      ...formInput,
      classInstanceId: scheduledClass.id,
      language,
      idempotencyKey: keyOf(values),
    };
    const { data: result } = await join({ variables: { input } });
    if (!result) throw new EmptyResponseError();
    removeWaitingDraft(id);
    await navigate(waitingPathTo.entry(result.joinWaitingList.id), { replace: true });
  };

  const isOpen = scheduledClass.availability === 'open';
  return (
    <WaitingFrame heading={heading} step="form" form={form}>
      <WaitingClass scheduledClass={scheduledClass} />
      {isFull ? (
        <>
          <p>
            <FormattedMessage {...waitingMessages.joinLead} />
          </p>
          <WaitForm
            form={form}
            disclosure={language === 'es' ? site.disclosureEs : site.disclosureEn}
            capacity={scheduledClass.maxAttendees}
            onSubmit={send}
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

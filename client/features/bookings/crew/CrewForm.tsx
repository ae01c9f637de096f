import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { useFormats } from '../../../i18n/formats';
import type { Language } from '../../../i18n/language';
import { Button, ButtonRow } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { FormGroup } from '../../../ui/FormGroup';
import formStyles from '../../../ui/FormGroup.module.css';
import { EmailField } from '../../../ui/EmailField';
import { TextField } from '../../../ui/TextField';
import { useForm } from '../../../ui/use-form';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { usePageTitle } from '../../../ui/use-page-title';
import bookingStyles from '../book/BookingForm.module.css';
import { BookingTerms } from '../book/BookingTerms';
import { ClassSummary } from '../book/ClassSummary';
import { RequirementsNotice } from '../book/RequirementsNotice';
import { informationMessages } from '../book/booking-form.messages';
import type { CrewSite } from './crew-site';
import type { Crew_classFragment } from './CrewBooking.generated';
import { readCrewDraft, writeCrewDraft } from './crew-draft';
import { crewForm } from './crew-form';
import { crewCountMessages, crewFormMessages } from './crew.messages';
import { maxCrewSeats, withSeats } from './crew-people';
import { CrewFailureNotice } from './CrewFailureNotice';
import { CrewPeople } from './CrewPeople';
import { submitCrew, type CrewFailure } from './submit-crew';
import { useCrewPeople } from './use-crew-people';

interface CrewFormProps {
  scheduledClass: Crew_classFragment;
  site: CrewSite;
  /** Of messages to the contact. */
  language: Language;
  /** The texts and fields of the office, which books for the contact; undefined for a guest. */
  office?: { contactGroup: string; agreeToTerms: string; languageField: ReactNode };
  onBooked: (crewBookingId: string) => void;
  /** Reloads the seats left. */
  onRefused: () => void;
  /** The heading, which follows the summary of errors. */
  children?: ReactNode;
}

/** The class, and the form for a crew on one page: members, contact, emergency contact, terms. */
export function CrewForm({
  scheduledClass,
  site,
  language,
  office,
  onBooked,
  onRefused,
  children,
}: CrewFormProps) {
  const intl = useIntl();
  const formats = useFormats();
  const client = useApolloClient();
  const { id: classId, priceCents, seatsLeft } = scheduledClass;
  const offerId = useSearchParams()[0].get('offer');
  const [kept] = useState(() => readCrewDraft(classId));
  const [failure, setFailure] = useState<CrewFailure | null>(null);
  const { isBusy, run } = useOneAtATime();
  const max = offerId === null ? Math.min(maxCrewSeats, Math.max(1, seatsLeft)) : maxCrewSeats;
  const draftOf = () => ({
    values: form.typed(),
    people: people.typed(),
    attempt: readCrewDraft(classId)?.attempt ?? kept?.attempt ?? null,
  });
  const keep = () => {
    setFailure(null);
    writeCrewDraft(classId, draftOf());
  };
  const form = useForm({ form: crewForm, restore: () => kept?.values, onValues: () => keep() });
  const people = useCrewPeople({
    initial: kept?.people ?? withSeats([], Math.min(2, max)),
    onPeople: () => keep(),
  });
  const { text, box } = form;
  const seats = people.people.length;
  const isFree = priceCents === 0;
  /** The browser of the office knows only the data of the office. */
  const autoComplete = (token: string) => (office ? 'off' : token);
  const errors = [...people.errors, ...form.errors];
  usePageTitle(intl.formatMessage(crewFormMessages.pageTitle));

  const submit = () =>
    run(async () => {
      setFailure(null);
      const isNamed = people.validate();
      if (!form.validate() || !isNamed) return;
      const { detailsKey } = scheduledClass;
      const outcome = await submitCrew(client, { classId, offerId, language, detailsKey }, draftOf());
      switch (outcome.kind) {
        case 'booked':
          onBooked(outcome.crewBookingId);
          break;
        case 'refusedFields': {
          const ofPeople = people.setServerErrors(outcome.errors);
          const ofForm = form.setServerErrors(outcome.errors);
          const [text] = Object.values(outcome.errors);
          if (!ofPeople && !ofForm) setFailure(text === undefined ? 'processing' : { text });
          break;
        }
        case 'failed':
          setFailure(outcome.failure);
          if (outcome.failure === 'full' || outcome.failure === 'closed') onRefused();
      }
    });

  return (
    <div className={bookingStyles.booking}>
      <div className={bookingStyles.head}>
        <ErrorSummary errors={errors} attempt={form.attempt + people.attempt} />
        {children}
      </div>
      <ClassSummary
        scheduledClass={scheduledClass}
        refundWindowHours={site.refundWindowHours}
        isWhole={false}
      />
      <div className={bookingStyles.main}>
        <RequirementsNotice
          requirements={scheduledClass.requirements}
          requirementsEs={scheduledClass.requirementsEs}
        />
        <form
          className={formStyles.form}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <CrewPeople state={people} max={max} scheduledClass={scheduledClass} hasDeadline={!office} />
          <FormGroup legend={office?.contactGroup ?? intl.formatMessage(crewFormMessages.contactGroup)}>
            <TextField
              {...text('contact.firstName')}
              autoComplete={autoComplete('given-name')}
              autoCapitalize="words"
              spellCheck={false}
            />
            <TextField
              {...text('contact.lastName')}
              autoComplete={autoComplete('family-name')}
              autoCapitalize="words"
              spellCheck={false}
            />
            <EmailField
              {...text('contact.email')}
              hint={intl.formatMessage(crewFormMessages.contactHint)}
              autoComplete={autoComplete('email')}
            />
            <TextField {...text('contact.phone')} autoComplete={autoComplete('tel')} />
            <TextField {...text('contact.companyName')} autoComplete={autoComplete('organization')} />
            <TextField {...text('purchaseOrder')} autoComplete="off" />
            {office?.languageField}
          </FormGroup>
          <FormGroup legend={intl.formatMessage(informationMessages.emergencyGroup)}>
            <TextField
              {...text('emergencyContactName')}
              hint={intl.formatMessage(crewFormMessages.emergencyHint)}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
            />
            <TextField {...text('emergencyContactPhone')} autoComplete="off" />
          </FormGroup>
          <FormGroup legend={intl.formatMessage(informationMessages.termsGroup)}>
            <BookingTerms site={site} isFree={isFree} />
            <Checkbox {...box('agreeToTerms')} {...(office && { label: office.agreeToTerms })} />
          </FormGroup>
          {failure && <CrewFailureNotice failure={failure} seatsLeft={seatsLeft} site={site} />}
          {!isFree && (
            <p>
              <FormattedMessage
                {...crewCountMessages.total}
                values={{
                  count: seats,
                  price: formats.money(priceCents),
                  amount: <strong key="amount">{formats.money(seats * priceCents)}</strong>,
                }}
              />
            </p>
          )}
          <ButtonRow>
            <Button
              type="submit"
              variant="primary"
              busy={isBusy}
              busyLabel={<FormattedMessage {...crewFormMessages.booking} />}
            >
              <FormattedMessage {...crewCountMessages.book} values={{ count: seats }} />
            </Button>
          </ButtonRow>
        </form>
      </div>
    </div>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { useLocale } from '../../../i18n/use-locale';
import type { Language } from '../../../schema/language.generated';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { FormGroup } from '../../../ui/forms/FormGroup';
import formStyles from '../../../ui/forms/FormGroup.module.css';
import { useForm } from '../../../ui/forms/use-form';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import { usePageTitle } from '../../../ui/page/use-page-title';
import bookingStyles from '../book/BookingForm.module.css';
import { BookingTerms } from '../book/BookingTerms';
import { ClassSummary } from '../book/ClassSummary';
import { RequirementsNotice } from '../book/RequirementsNotice';
import { informationMessages } from '../book/booking-form.messages';
import type { Crew_classFragment, Crew_offerFragment, Crew_siteFragment } from './CrewBooking.generated';
import { isAnythingTyped, type TypedCrew } from './crew-draft';
import { contactOf, crewForm } from './crew-form';
import { crewCountMessages, crewFormMessages } from './crew.messages';
import { maxCrewSeats, withSeats } from './crew-people';
import { CrewContactFields } from './CrewContactFields';
import { CrewFailureNotice, type CrewFailure } from './CrewFailureNotice';
import { CrewPeople } from './CrewPeople';
import { submitCrew, type NamedFailure } from './submit-crew';
import type { CrewDraftState } from './use-crew-draft';
import { useCrewPeople } from './use-crew-people';
import { useServerText } from './use-server-text';

/** The texts and fields of the office, which books for the contact. */
interface OfficeParts {
  contactGroup: string;
  contactHint: string;
  agreeToTerms: string;
  maximum: typeof crewCountMessages.maximum;
  total: typeof crewCountMessages.total;
  /** Of messages to the contact. */
  languageField: (language: Language, onChange: (language: Language) => void) => ReactNode;
  /** Above the form. `isUnsaved`: something is typed that is neither being sent nor booked. */
  status: (state: { isUnsaved: boolean; isBusy: boolean }) => ReactNode;
  /** Beside the button that books. */
  cancel: ReactNode;
}

interface CrewFormProps {
  scheduledClass: Crew_classFragment;
  site: Crew_siteFragment;
  draft: CrewDraftState;
  /** The offer that holds seats for the guest. */
  offer?: Crew_offerFragment;
  /** Undefined for a guest. */
  office?: OfficeParts;
  onBooked: (crewBookingId: string) => void;
  /** Reloads the class and the offer. */
  onRefused: () => Promise<unknown>;
  /** The heading, which follows the summary of errors. */
  children?: ReactNode;
}

/** The class, and the form for a crew on one page: members, contact, emergency contact, terms. */
export function CrewForm({
  scheduledClass,
  site,
  draft,
  offer,
  office,
  onBooked,
  onRefused,
  children,
}: CrewFormProps) {
  const intl = useIntl();
  const formats = useFormats();
  const client = useApolloClient();
  const { serverText } = useServerText();
  const { id: classId, priceCents, detailsKey } = scheduledClass;
  const [failure, setFailure] = useState<CrewFailure | null>(null);
  const { isBusy, run } = useOneAtATime();
  const [isBooked, setIsBooked] = useState(false);
  const { language: screenLanguage } = useLocale();
  const held = offer?.seats ?? 0;
  const seatsLeft = held + scheduledClass.seatsLeft;
  const max = Math.min(maxCrewSeats, Math.max(1, seatsLeft));
  const { kept, isUnanswered } = draft;
  const [chosenLanguage, setChosenLanguage] = useState(kept?.language ?? screenLanguage);
  const typed = (): TypedCrew => ({
    values: form.typed(),
    people: people.typed(),
    ...(office && { language: chosenLanguage }),
  });
  const keep = (changes: Partial<TypedCrew> = {}) => {
    setFailure(null);
    draft.save({ ...typed(), ...changes });
  };
  const form = useForm({
    form: crewForm,
    ...(offer && { initial: contactOf(offer) }),
    restore: () => kept?.values,
    onValues: () => keep(),
  });
  const people = useCrewPeople({
    initial: kept?.people ?? withSeats([], Math.min(held || 2, max)),
    onPeople: () => keep(),
  });
  const seats = people.people.length;
  const isFree = priceCents === 0;
  const contactGroup = office?.contactGroup ?? intl.formatMessage(crewFormMessages.contactGroup);
  const errors = [
    ...people.errors,
    // Those of the contact are told from those of the seats.
    ...form.errors.map(({ fieldId, message }) => ({
      fieldId,
      message: fieldId.startsWith('contact.')
        ? intl.formatMessage(crewCountMessages.problemOf, { whose: contactGroup, problem: message })
        : message,
    })),
  ];
  const shownFailure = failure ?? (isUnanswered && !isBusy ? 'lost' : null);
  const isUnsaved = isAnythingTyped({ values: form.values, people: people.people });
  usePageTitle(intl.formatMessage(crewFormMessages.pageTitle));

  const submit = () =>
    run(async () => {
      setFailure(null);
      const isNamed = people.validate();
      if (!form.validate() || !isNamed) return;
      const language = office ? chosenLanguage : screenLanguage;
      const isByOffice = office !== undefined;
      const crewClass = { classId, offerId: offer?.id, language, detailsKey, isByOffice };
      const outcome = await submitCrew(client, crewClass, draft, typed());
      switch (outcome.kind) {
        case 'booked':
          setIsBooked(true);
          onBooked(outcome.crewBookingId);
          break;
        case 'refusedFields': {
          const ofPeople = people.setServerErrors(outcome.errors);
          const ofForm = form.setServerErrors(outcome.errors);
          const [text] = Object.values(outcome.errors);
          if (!ofPeople && !ofForm) setFailure(text === undefined ? 'processing' : serverText(text));
          break;
        }
        case 'failed':
          if (typeof outcome.failure === 'object') setFailure(serverText(outcome.failure.text));
          else {
            // Without a response the page uses what it has.
            if (isOfClass[outcome.failure]) await onRefused().catch(() => undefined);
            setFailure(outcome.failure);
          }
      }
    });

  return (
    <div className={bookingStyles.booking}>
      <div className={bookingStyles.head}>
        <ErrorSummary errors={errors} attempt={form.attempt + people.attempt} />
        {children}
        {office?.status({ isUnsaved: isUnsaved && !isBusy && !isBooked, isBusy })}
      </div>
      <ClassSummary
        scheduledClass={scheduledClass}
        refundWindowHours={site.refundWindowHours}
        limitedBelow={site.limitedSeatsBelow}
        isWhole={false}
      />
      <div className={bookingStyles.main}>
        {!office && (
          <RequirementsNotice
            requirements={scheduledClass.requirements}
            requirementsEs={scheduledClass.requirementsEs}
          />
        )}
        <form
          className={formStyles.form}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <CrewPeople
            state={people}
            max={max}
            maximum={office?.maximum ?? crewCountMessages.maximum}
            scheduledClass={scheduledClass}
            hasDeadline={!office}
          />
          <CrewContactFields
            form={form}
            contactGroup={contactGroup}
            office={
              office && {
                contactHint: office.contactHint,
                languageField: office.languageField(chosenLanguage, (next) => {
                  setChosenLanguage(next);
                  keep({ language: next });
                }),
              }
            }
          />
          <FormGroup legend={intl.formatMessage(informationMessages.termsGroup)}>
            <BookingTerms site={site} isFree={isFree} />
            <Checkbox {...form.box('agreeToTerms')} {...(office && { label: office.agreeToTerms })} />
          </FormGroup>
          {shownFailure && (
            <CrewFailureNotice
              failure={shownFailure}
              seatsLeft={seatsLeft}
              site={office ? undefined : site}
            />
          )}
          {offer && (
            <p role="status">
              {seats < held && (
                <FormattedMessage
                  {...crewCountMessages.fewerThanHeld}
                  values={{ count: seats, held, rest: held - seats }}
                />
              )}
            </p>
          )}
          {!isFree && (
            <p>
              <FormattedMessage
                {...(office?.total ?? crewCountMessages.total)}
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
            {office?.cancel}
          </ButtonRow>
        </form>
      </div>
    </div>
  );
}

/** Whether the class or its seats are not as displayed. */
const isOfClass: Readonly<Record<NamedFailure, boolean>> = {
  full: true,
  closed: true,
  lapsed: true,
  changed: true,
  lost: false,
  processing: false,
};

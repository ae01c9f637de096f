import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../../../console-paths';
import { isNotFound } from '../../../../graphql/office/is-not-found';
import { localized } from '../../../../i18n/localized';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { useLocale } from '../../../../i18n/use-locale';
import { pathTo } from '../../../../paths';
import { ButtonLink } from '../../../../ui/elements/Button';
import { Notice } from '../../../../ui/elements/Notice';
import { Panel } from '../../../../ui/office/page/Panel';
import { RecordActions, RecordColumns, RecordFrame } from '../../../../ui/office/page/RecordFrame';
import { Toast, type ToastContent } from '../../../../ui/office/overlays/Toast';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import { useRecordId } from '../../../../ui/page/use-record-id';
import { useFormUrlState } from '../../../../ui/office/forms/use-form-url-state';
import { useFocusAfter } from '../../../../ui/office/overlays/use-focus-after';
import { languageMessages } from '../../../../ui/classes/language.messages';
import { isOfEarlierRequest } from '../../confirmation/earlier-request';
import { ActionButton } from '../ActionButton';
import { emergencyContactLink } from '../person/emergency-contact';
import { messageLanguageMessages } from '../person/message-language.messages';
import { studentMessages } from '../students/office-students.messages';
import { CrewContactForm } from './CrewContactForm';
import { CrewFacts } from './CrewFacts';
import { CrewHistory } from './CrewHistory';
import { crewMessages, crewSeatMessages } from './crew.messages';
import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import styles from '../DetailPage.module.css';
import { CrewMembers } from './CrewMembers';
import { CrewPayment } from './CrewPayment';
import { useCrewRecordQuery, type CrewRecordQuery, type CrewSeatsFragment } from './CrewRecord.generated';
import { MoveCrewForm } from './MoveCrewForm';
import { NameSeatsForm } from './NameSeatsForm';
import { officeCrewMessages as messages, officeCrewValueMessages } from './office-crew.messages';
import { SeatCountForm } from './SeatCountForm';

const headingId = 'crew-heading';
const editContactId = 'edit-contact';

/** The page of a crew: contact, people, history, and the changes of its seats that are possible now. */
export function CrewRecordPage() {
  const id = useRecordId();
  return <CrewLoader key={id} id={id} />;
}

function CrewLoader({ id }: { id: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useCrewRecordQuery({ variables: { id } });
  const crew = data?.crew;
  const isGone = isNotFound(error);
  const failure = isGone ? messages.notFound : error && crewMessages.failed;
  const heading = crew
    ? intl.formatMessage(officeCrewValueMessages.heading, {
        name: crew.companyName ?? `${crew.firstName} ${crew.lastName}`,
      })
    : intl.formatMessage(messages.crew);
  usePageTitle(heading);
  const seats = data?.crewBooking;
  return (
    <RecordFrame
      back={
        seats
          ? {
              to: consolePathTo.class(seats.classInstance.id),
              label: <FormattedMessage {...messages.back} />,
            }
          : { to: consolePaths.bookings, label: <FormattedMessage {...pageNameMessages.bookings} /> }
      }
      heading={heading}
      headingId={headingId}
      tags={
        crew && (
          <FormattedMessage
            {...crewSeatMessages.seats}
            values={{ named: crew.namedSeats, unnamed: crew.unnamedSeats }}
          />
        )
      }
      failure={failure && intl.formatMessage(failure)}
      onRetry={isGone ? undefined : refetch}
    >
      {crew && seats && <LoadedCrew crew={crew} seats={seats} />}
    </RecordFrame>
  );
}

interface LoadedCrewProps {
  crew: CrewRecordQuery['crew'];
  seats: CrewSeatsFragment;
}

function LoadedCrew({ crew, seats }: LoadedCrewProps) {
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const intl = useIntl();
  const { toast, showDone, showFailed, closeToast } = useToast();
  const urlForm = useFormUrlState(['edit=contact']);
  const isEditing = urlForm.form !== undefined;
  useFocusAfter(isEditing ? editContactId : undefined);
  /** How often names were saved. */
  const [named, setNamed] = useState(0);
  const { classInstance } = seats;
  const course = localized(classInstance.name, classInstance.nameEs, language);
  const reportDone = (done: ToastContent) => {
    showDone(done);
    focusIfLost(headingId);
  };
  const forms = {
    // By its id, which does not change with the contact's link.
    crew: { ...seats, id: crew.id },
    onDone: (text: string) => reportDone({ text }),
    onFailed: (text: string) => {
      showFailed(text);
      focusIfLost(headingId);
    },
  };
  return (
    <>
      <p>
        <Link to={consolePathTo.class(classInstance.id)}>
          <span lang={course.lang}>{course.text}</span>
        </Link>
        , {formats.instant(classInstance.startsAt, classInstance.timeZone)}
      </p>
      {isOfEarlierRequest(crew.id) && (
        <Notice>
          <p>
            <FormattedMessage {...messages.earlierRequest} />
          </p>
        </Notice>
      )}
      <RecordActions>
        <ActionButton id={editContactId} isBoxed onAct={() => urlForm.open('edit=contact')}>
          <FormattedMessage {...messages.editContact} />
        </ActionButton>
        <ButtonLink size="small" to={consolePathTo.bookingsOfCrew(crew.id)}>
          <FormattedMessage {...crewMessages.all} />
        </ButtonLink>
        <ButtonLink size="small" to={pathTo.crew(seats.id)} target="_blank">
          <FormattedMessage {...crewMessages.page} />
        </ButtonLink>
      </RecordActions>
      {isEditing && (
        <CrewContactForm
          crew={crew}
          onDone={forms.onDone}
          onFailed={forms.onFailed}
          onClose={urlForm.close}
        />
      )}
      <RecordColumns aside={<CrewHistory crewBookingId={crew.id} />}>
        <Panel heading={<FormattedMessage {...messages.crew} />}>
          <div className={styles.body}>
            <CrewFacts
              crew={crew}
              more={[
                [studentMessages.emergencyContact, emergencyContactLink(crew)],
                [messageLanguageMessages.language, intl.formatMessage(languageMessages[crew.language])],
              ]}
            />
          </div>
        </Panel>
        <CrewPayment
          crewBookingId={crew.id}
          hasUnnamedSeats={seats.unnamedSeats > 0}
          onDone={reportDone}
          onFailed={forms.onFailed}
        />
        <Panel heading={<FormattedMessage {...messages.people} />}>
          <CrewMembers crewBookingId={crew.id} />
          {/* A new form for the seats that are left. */}
          <NameSeatsForm
            key={named}
            {...forms}
            onDone={(text) => {
              setNamed((times) => times + 1);
              forms.onDone(text);
            }}
          />
        </Panel>
        {seats.addableSeats + seats.returnableSeats > 0 && (
          <Panel heading={<FormattedMessage {...messages.seatCount} />}>
            <Section>
              <SeatCountForm {...forms} />
            </Section>
          </Panel>
        )}
        {seats.movableSeats > 0 && (
          <Panel heading={<FormattedMessage {...messages.move} />}>
            <Section>
              <MoveCrewForm {...forms} />
            </Section>
          </Panel>
        )}
      </RecordColumns>
      <Toast toast={toast} onClose={closeToast} />
    </>
  );
}

function Section({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

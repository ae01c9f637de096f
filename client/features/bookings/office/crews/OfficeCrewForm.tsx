import { FormattedMessage, useIntl } from 'react-intl';

import { consolePathTo } from '../../../../console-paths';
import { Button, ButtonLink, ButtonRow } from '../../../../ui/elements/Button';
import { Notice } from '../../../../ui/elements/Notice';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { unsavedMessages } from '../../../../ui/office/forms/unsaved.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { isAnythingTyped, officeFormId, type CrewDraft } from '../../crew/crew-draft';
import type { Crew_classFragment, Crew_siteFragment } from '../../crew/CrewBooking.generated';
import { CrewForm } from '../../crew/CrewForm';
import { useCrewDraft } from '../../crew/use-crew-draft';
import { MessageLanguageField } from '../person/MessageLanguageField';
import { officeCrewMessages as messages, officeCrewValueMessages } from './office-crew.messages';

interface OfficeCrewFormProps {
  scheduledClass: Crew_classFragment;
  site: Crew_siteFragment;
  onBooked: (crewBookingId: string) => void;
  /** Reloads the class. */
  onRefused: () => Promise<unknown>;
  /** After the draft is removed: mounts another form. */
  onStartEmpty: () => void;
}

/** The form for a crew as the office fills it in: a draft of an earlier visit is displayed with its contact. */
export function OfficeCrewForm({ onStartEmpty, ...props }: OfficeCrewFormProps) {
  const intl = useIntl();
  const draft = useCrewDraft(officeFormId(props.scheduledClass.id));
  const { kept, isUnanswered } = draft;
  const isKept = kept !== null && (isAnythingTyped(kept) || kept.attempt?.unanswered === true);
  const startEmpty = () => {
    draft.remove();
    onStartEmpty();
  };
  return (
    <CrewForm
      {...props}
      draft={draft}
      office={{
        contactGroup: intl.formatMessage(fieldMessages.contact),
        contactHint: intl.formatMessage(messages.contactHint),
        agreeToTerms: intl.formatMessage(messages.agreeToTerms),
        maximum: officeCrewValueMessages.maximum,
        total: officeCrewValueMessages.total,
        languageField: (language, onChange) => (
          <MessageLanguageField id="contact-language" value={language} onChange={onChange} />
        ),
        status: ({ isUnsaved, isBusy }) => (
          <>
            <UnsavedGuard isDirty={isUnsaved} />
            {isKept && (
              <Notice>
                <KeptDraft kept={kept} isUnanswered={isUnanswered} />
                <ButtonRow>
                  <Button size="small" disabled={isBusy} onClick={startEmpty}>
                    <FormattedMessage {...messages.startEmpty} />
                  </Button>
                </ButtonRow>
              </Notice>
            )}
          </>
        ),
        cancel: (
          <ButtonLink to={consolePathTo.class(props.scheduledClass.id)}>
            <FormattedMessage {...unsavedMessages.cancel} />
          </ButtonLink>
        ),
      }}
    />
  );
}

/** Whom the draft is for, and whether the seats may have been booked. */
function KeptDraft({ kept, isUnanswered }: { kept: CrewDraft; isUnanswered: boolean }) {
  // Unanswered is what was sent, which may have been corrected since.
  const sent = isUnanswered && kept.attempt?.unanswered ? kept.attempt.content.contact : undefined;
  const { values } = kept;
  const names = sent
    ? [sent.firstName, sent.lastName]
    : [values['contact.firstName'], values['contact.lastName']];
  const name = names.join(' ').trim();
  return (
    <p>
      {name === '' ? (
        <FormattedMessage {...messages.keptUnnamed} />
      ) : (
        <FormattedMessage {...officeCrewValueMessages.kept} values={{ name }} />
      )}{' '}
      {sent && <FormattedMessage {...messages.keptUnanswered} />}
    </p>
  );
}

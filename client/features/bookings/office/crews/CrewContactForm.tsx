import { FormattedMessage, useIntl } from 'react-intl';

import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useReloadPage } from '../../../../graphql/office/use-reload-page';
import { useVersionedSave } from '../../../../graphql/office/use-versioned-save';
import { inputFrom } from '../../../../ui/forms/form-input';
import { isStoredIn, valuesFrom } from '../../../../ui/office/forms/form-values';
import { useRecordForm } from '../../../../ui/office/forms/use-record-form';
import { RecordPanel } from '../RecordPanel';
import { crewContactForm, type CrewContactValues } from './crew-contact';
import {
  CrewRecordDocument,
  useCrewContactUpdateMutation,
  type CrewContactFragment,
} from './CrewRecord.generated';
import { officeCrewMessages as messages } from './office-crew.messages';
import type { CrewChangeCallbacks } from './use-crew-change';

interface CrewContactFormProps extends CrewChangeCallbacks {
  crew: CrewContactFragment;
  onClose: () => void;
}

const hints = { email: messages.contactEmailHint, emergencyContactPhone: messages.contactSharedHint };

/** Corrects the contact of a crew, and what its members have from the crew. */
export function CrewContactForm({ crew, onDone, onFailed, onClose }: CrewContactFormProps) {
  const intl = useIntl();
  const readNow = useReadNow();
  const reload = useReloadPage();
  const [update] = useCrewContactUpdateMutation();
  const { save, ...versions } = useVersionedSave({
    edited: crew,
    isStored: (values: CrewContactValues, stored) => isStoredIn(crewContactForm, values, stored),
    send: async (values, base = crew) => {
      const { id, version } = base;
      const input = { ...inputFrom(crewContactForm, values), id, version };
      return (await update({ variables: { input } })).data?.updateCrewContact;
    },
    load: async (id) => (await readNow(CrewRecordDocument, id))?.crew,
  });
  const { state, submission } = useRecordForm({
    definition: crewContactForm,
    idPrefix: 'crew-contact-',
    versions,
    valuesOf: (stored: CrewContactFragment) => valuesFrom(crewContactForm, stored),
    save,
    onSaved: () => {
      void reload();
      onDone(intl.formatMessage(messages.contactDone));
    },
    onFailed: (text) => onFailed(text ?? intl.formatMessage(messages.notChanged)),
    onClose,
  });
  return (
    <RecordPanel
      state={state}
      submission={submission}
      hints={hints}
      heading={<FormattedMessage {...messages.editContact} />}
      idPrefix="crew-contact"
      onClose={onClose}
      gone={<FormattedMessage {...messages.notFound} />}
      onGone={() => {
        onClose();
        void reload();
      }}
    />
  );
}

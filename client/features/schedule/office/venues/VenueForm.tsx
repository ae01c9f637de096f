import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../../graphql/requests/failure';
import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useVersionedSave } from '../../../../graphql/office/use-versioned-save';
import { useZoneName } from '../../../../i18n/zone-name';
import { inputFrom } from '../../../../ui/forms/form-input';
import { isSame } from '../../../../ui/office/forms/form-values';
import { SelectField } from '../../../../ui/forms/SelectField';
import { TextArea } from '../../../../ui/forms/TextArea';
import { RecordForm } from '../../../../ui/office/forms/RecordForm';
import { useRecordForm, type RecordFormPage } from '../../../../ui/office/forms/use-record-form';
import { TextField } from '../../../../ui/forms/TextField';
import { zoneOfState } from '../venue-zone';
import listPage from '../../../../ui/office/lists/ListPage.module.css';
import { recordsMessages } from './records.messages';
import styles from './Records.module.css';
import { valuesOfVenue, venueForm, type VenueValues } from './venue-form';
import { VenueChangeDialog, type ClassesOfVenue, type VenueChange } from './VenueChangeDialog';
import {
  useVenueCreateMutation,
  useVenueUpdateMutation,
  VenueChangePreviewDocument,
  VenueNowDocument,
  type OfficeVenueFragment,
} from './Venues.generated';
import { venuesMessages as messages } from './venues.messages';

const zones = [...new Set(Object.values(zoneOfState))];

interface VenueToSave {
  values: VenueValues;
  classes?: ClassesOfVenue;
}

/** The form of a venue. A change of name, address or time zone is confirmed with regard to upcoming classes. */
export function VenueForm(page: RecordFormPage<OfficeVenueFragment>) {
  const intl = useIntl();
  const zoneName = useZoneName();
  const client = useApolloClient();
  const readNow = useReadNow();
  const [create] = useVenueCreateMutation();
  const [update] = useVenueUpdateMutation();
  const [pendingChange, setPendingChange] = useState<VenueChange & { values: VenueValues }>();

  const { save, ...versions } = useVersionedSave({
    edited: page.edited,
    isStored: ({ values }: VenueToSave, venue) =>
      isSame(inputFrom(venueForm, values), inputFrom(venueForm, valuesOfVenue(venue))),
    send: async ({ values, classes }, base, idempotencyKey) => {
      const input = inputFrom(venueForm, values);
      if (!base)
        return (await create({ variables: { input: { ...input, idempotencyKey } } })).data?.createVenue;
      const { id, version } = base;
      const change = { id, version, changesClasses: false, notify: true, ...classes };
      return (await update({ variables: { input: { ...input, ...change } } })).data?.updateVenue;
    },
    load: async (id) => (await readNow(VenueNowDocument, id))?.venue,
  });
  /** @returns whether a dialog was opened, or its failure reported */
  const asks = async (values: VenueValues, over: OfficeVenueFragment) => {
    const input = { ...inputFrom(venueForm, values), id: over.id, version: over.version };
    try {
      const { data } = await client.query({
        query: VenueChangePreviewDocument,
        variables: { input: { ...input, changesClasses: true, notify: true } },
        fetchPolicy: 'network-only',
      });
      const preview = data?.venueChangePreview;
      if (!preview?.classes) return false;
      setPendingChange({ ...preview, values, over });
    } catch (error) {
      const { code } = readFailure(error);
      // Saving reports it.
      if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return false;
      page.onFailed(intl.formatMessage(messages.previewFailed));
    }
    return true;
  };
  const { state, submission, saveChosen } = useRecordForm({
    definition: venueForm,
    idPrefix: 'venue-',
    versions,
    valuesOf: valuesOfVenue,
    save: async (values, over = versions.base) =>
      over && (await asks(values, over)) ? undefined : save({ values }, over),
    ...page,
  });
  const { text, optionsOf, values } = state.form;
  const ownZone = values.timeZone !== '' && !zones.includes(values.timeZone) ? [values.timeZone] : [];
  const confirmChange = async (classes: ClassesOfVenue) => {
    if (pendingChange) {
      const { values: typed, over } = pendingChange;
      await saveChosen(() => save({ values: typed, classes }, over), typed);
    }
    setPendingChange(undefined);
  };

  return (
    <>
      <RecordForm
        state={state}
        submission={submission}
        heading={<FormattedMessage {...(page.edited ? messages.edit : messages.add)} />}
        gone={<FormattedMessage {...recordsMessages.gone} />}
        onClose={page.onClose}
        onGone={page.onGone}
      >
        <div className={styles.pair}>
          <TextField {...text('name')} autoComplete="off" />
          <TextField {...text('nameEs')} autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <TextField {...text('address.street1')} autoComplete="off" />
          <TextField {...text('address.street2')} autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <TextField {...text('address.city')} autoComplete="off" />
          <SelectField {...text('address.state')} options={optionsOf('address.state')} />
          <TextField {...text('address.zip')} autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <SelectField
            {...text('timeZone')}
            optional={false}
            options={[
              { value: '', label: intl.formatMessage(messages.zoneOfState) },
              ...[...zones, ...ownZone].map((zone) => ({
                value: zone,
                label: `${zoneName(zone)} (${zone})`,
              })),
            ]}
          />
          <TextField
            {...text('capacity')}
            hint={intl.formatMessage(messages.capacityHint)}
            autoComplete="off"
          />
        </div>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <FormattedMessage {...messages.forGuests} />
          </legend>
          <p className={listPage.quiet}>
            <FormattedMessage {...messages.noteHint} />
          </p>
          <div className={styles.pair}>
            <TextArea {...text('parking')} rows={3} />
            <TextArea {...text('parkingEs')} rows={3} />
          </div>
          <div className={styles.pair}>
            <TextArea {...text('entrance')} rows={3} />
            <TextArea {...text('entranceEs')} rows={3} />
          </div>
          <TextField {...text('mapUrl')} hint={intl.formatMessage(messages.mapHint)} autoComplete="off" />
        </fieldset>
      </RecordForm>
      {pendingChange && (
        <VenueChangeDialog
          change={pendingChange}
          isBusy={submission.isBusy}
          onConfirm={(classes) => void confirmChange(classes)}
          onClose={() => setPendingChange(undefined)}
        />
      )}
    </>
  );
}

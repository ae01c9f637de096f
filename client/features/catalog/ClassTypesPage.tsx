import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../graphql/requests/failure';
import { useGrowingList } from '../../graphql/office/use-growing-list';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { AddButton } from '../../ui/office/page/AddButton';
import { ConfirmDialog } from '../../ui/office/overlays/ConfirmDialog';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { useListForm } from '../../ui/office/forms/use-list-form';
import { useOneAtATime } from '../../ui/elements/use-one-at-a-time';
import { PageHead } from '../../ui/office/page/PageHead';
import { usePageTitle } from '../../ui/page/use-page-title';
import { classTypesMessages as messages } from './class-types.messages';
import { ClassTypeForm } from './ClassTypeForm';
import { ClassTypeList } from './ClassTypeList';
import {
  useClassTypeDeleteMutation,
  useClassTypesQuery,
  type OfficeClassTypeFragment,
} from './ClassTypesPage.generated';
import styles from './ClassTypesPage.module.css';

/** The message for a failed deletion. */
function notDeleted(code: Failure['code']) {
  switch (code) {
    case 'IN_USE':
      return messages.inUse;
    case 'NOT_FOUND':
      return messages.gone;
    default:
      return messages.deleteFailed;
  }
}

/** The catalogue: a card for each class type, and the form to add or edit one (`?new`, `?edit=<id>`). */
export function ClassTypesPage() {
  const intl = useIntl();
  const { language } = useLocale();
  const query = useClassTypesQuery({ variables: { first: 100 } });
  const list = useGrowingList(query, 'classTypes');
  const [remove] = useClassTypeDeleteMutation();
  const { isBusy, run } = useOneAtATime();
  const addButton = useRef<HTMLButtonElement>(null);
  const form = useListForm(list.rows, ['new'], addButton);
  usePageTitle(intl.formatMessage(pageNameMessages.classTypes));
  const [typeToDelete, setTypeToDelete] = useState<OfficeClassTypeFragment>();
  const [banner, setBanner] = useState<string>();
  const [done, setDone] = useState('');
  const nameOf = ({ name, nameEs }: OfficeClassTypeFragment) => localized(name, nameEs, language).text;
  /** Never rejects. @returns the current list; undefined if it could not be loaded */
  const reload = () =>
    query.refetch().then(
      ({ data }) => data?.classTypes.nodes,
      () => undefined,
    );

  const begin = (next: 'new' | OfficeClassTypeFragment | undefined) => {
    setBanner(undefined);
    form.open(next);
  };
  const saved = (type: OfficeClassTypeFragment) => {
    setBanner(undefined);
    setDone(intl.formatMessage(messages.saved, { name: nameOf(type) }));
    void reload();
  };

  const deleteType = async (type: OfficeClassTypeFragment) => {
    setBanner(undefined);
    setDone('');
    try {
      await remove({ variables: { input: { id: type.id } } });
      setDone(intl.formatMessage(messages.deleted, { name: nameOf(type) }));
      if (form.edited?.id === type.id) begin(undefined);
    } catch (error) {
      setBanner(intl.formatMessage(notDeleted(readFailure(error).code)));
    }
    setTypeToDelete(undefined);
    // Also after a failure: it may already be deleted.
    void reload();
  };

  return (
    <div className={styles.page}>
      <PageHead
        heading={<FormattedMessage {...pageNameMessages.classTypes} />}
        tools={
          <AddButton ref={addButton} form={form} onClick={() => begin('new')}>
            <FormattedMessage {...messages.add} />
          </AddButton>
        }
      />
      <LoadFailed
        onRetry={banner === undefined ? reload : undefined}
        loading={!list.rows && <FormattedMessage {...messages.loading} />}
        layout="cards"
      >
        {banner ?? (list.hasFailed && intl.formatMessage(classWordMessages.typesFailed))}
      </LoadFailed>
      <p role="status" className={styles.done}>
        {done}
      </p>
      <div className={form.isOpen ? `${styles.board} ${styles.withForm}` : styles.board}>
        {form.isOpen && (
          <ClassTypeForm
            key={form.key}
            edited={form.edited}
            findNow={async (id) => (await reload())?.find((type) => type.id === id)}
            onSaved={saved}
            onFailed={(text) => setBanner(text ?? intl.formatMessage(messages.saveFailed))}
            onClose={() => begin(undefined)}
            onGone={() => {
              begin(undefined);
              void reload();
            }}
          />
        )}
        <ClassTypeList
          list={list}
          onCreate={() => begin('new')}
          onEdit={begin}
          onDelete={(type) => setTypeToDelete(type)}
        />
      </div>
      {typeToDelete && (
        <ConfirmDialog
          heading={<FormattedMessage {...messages.deleteHeading} values={{ name: nameOf(typeToDelete) }} />}
          confirmLabel={<FormattedMessage {...wordMessages.delete} />}
          busyLabel={<FormattedMessage {...wordMessages.deleting} />}
          cancelLabel={<FormattedMessage {...wordMessages.keepIt} />}
          busy={isBusy}
          onCancel={() => setTypeToDelete(undefined)}
          onConfirm={() => void run(() => deleteType(typeToDelete))}
        >
          <FormattedMessage {...messages.deleteText} />
        </ConfirmDialog>
      )}
    </div>
  );
}

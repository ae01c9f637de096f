import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ViewPage } from '../../../../graphql/schema.generated';
import { Menu, type MenuItem } from '../../../../ui/office/overlays/Menu';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { useSavedViewsQuery, type OfficeViewFragment } from './SavedViews.generated';
import { useViewChanges } from './use-view-changes';
import { viewUrl, useDefaultView, useCurrentView } from './view-url';
import { ViewForm } from './ViewForm';
import { viewMessages as messages } from './views.messages';

interface Views {
  /** The button that opens the menu of views. */
  menu: ReactNode;
  /** The form that names the current filters, while open. */
  form: ReactNode;
}

const menuId = 'saved-views';

/** The saved views of a list: own ones and those shared by others. */
export function useViews(
  page: ViewPage,
  onDone: (done: ToastContent) => void,
  onFailed: (text: string) => void,
): Views {
  const intl = useIntl();
  const views = useSavedViewsQuery({ variables: { page } }).data?.savedViews;
  const parameters = useCurrentView(page);
  const changes = useViewChanges(page, onDone, onFailed);
  const [opened, setOpened] = useState<{ view: OfficeViewFragment | undefined }>();
  useDefaultView(page, views);
  const shown =
    parameters === ''
      ? undefined
      : (views?.find((view) => view.isMine && view.parameters === parameters) ??
        views?.find((view) => view.parameters === parameters));
  const mine = shown?.isMine ? shown : undefined;
  const close = () => {
    setOpened(undefined);
    document.getElementById(menuId)?.focus();
  };

  const labelOf = ({ name, isDefault, isMine, ownerName }: OfficeViewFragment): string => {
    if (!isMine) return intl.formatMessage(messages.ofOther, { name, owner: ownerName });
    return isDefault ? intl.formatMessage(messages.byDefault, { name }) : name;
  };
  const items: MenuItem[] = [
    { key: 'all', label: intl.formatMessage(messages.all), to: viewUrl(page) },
    ...(views ?? []).map((view) => ({
      key: view.id,
      label: labelOf(view),
      to: viewUrl(page, view.parameters),
    })),
  ];
  if (parameters !== '' && !mine)
    items.push({
      key: 'save',
      label: intl.formatMessage(messages.save),
      onChoose: () => setOpened({ view: undefined }),
    });
  if (mine)
    items.push(
      {
        key: 'rename',
        label: intl.formatMessage(messages.rename, { name: mine.name }),
        onChoose: () => setOpened({ view: mine }),
      },
      {
        key: 'delete',
        label: intl.formatMessage(messages.delete, { name: mine.name }),
        isDanger: true,
        onChoose: () => void changes.remove(mine),
      },
    );
  return {
    menu: (
      <Menu
        id={menuId}
        label={shown && <FormattedMessage {...messages.label} />}
        content={shown ? shown.name : <FormattedMessage {...messages.menu} />}
        items={items}
      />
    ),
    form: opened && (
      <ViewForm
        key={opened.view?.id ?? 'new'}
        view={opened.view}
        onClose={close}
        onSend={async (values) => {
          const problems = await changes.save(values, parameters, opened.view);
          if (!problems) close();
          return problems ?? {};
        }}
      />
    ),
  };
}

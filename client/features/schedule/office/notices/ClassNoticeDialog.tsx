import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useLocale } from '../../../../i18n/use-locale';
import type { ClassChangeKind } from '../../../../schema/class-change-kind.generated';
import { ChangeList } from '../../../../ui/office/forms/ChangeList';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { ConfirmDialog } from '../../../../ui/office/overlays/ConfirmDialog';
import type { FieldChange } from '../../../../ui/office/forms/form-changes';
import { MailPreview } from '../../../../ui/office/contact/MailPreview';
import { Tabs } from '../../../../ui/office/page/Tabs';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';
import { unsavedMessages } from '../../../../ui/office/forms/unsaved.messages';
import type { ClassNoticePreviewQuery } from './ClassNotice.generated';
import { classFormMessages } from '../class-form/class-form.messages';
import { classNoticeMessages as messages } from './class-notice.messages';
import { isOver } from '../changes/last-day';
import styles from './ClassNoticeDialog.module.css';
import { classPageMessages } from '../class-page/class-page.messages';
import { useClassTitle } from '../use-class-name';
import type { OfficeClassFragment } from '../OfficeClasses.generated';

export type NoticePreview = ClassNoticePreviewQuery['classNoticePreview'] & {
  /** The class is scheduled again, and nobody was notified of its cancellation. */
  isCancellationUnknown: boolean;
};

interface ClassNoticeDialogProps {
  /** The current class. */
  scheduled: OfficeClassFragment;
  kind: ClassChangeKind;
  preview: NoticePreview;
  changes: readonly FieldChange[];
  isBusy: boolean;
  /** Label of the back button; by default it refers to the form. */
  backLabel?: ReactNode;
  /** @param people how many are notified */
  onSave: (choice: { notify: boolean; people: number }) => void;
  onClose: () => void;
}

/** Confirms a cancellation, move or change of a class: the changes, the affected attendees, and the notices. */
export function ClassNoticeDialog({
  scheduled,
  kind,
  preview: { takenSeats, people, paid, textMessages, notices, isCancellationUnknown },
  changes,
  isBusy,
  backLabel,
  onSave,
  onClose,
}: ClassNoticeDialogProps) {
  const { name, date } = useClassTitle()(scheduled);
  // Those who wait are mailed only about a cancellation, and only until the class is over.
  const isTooLate = isOver(scheduled, useOpenedAt());
  const waiting = kind === 'cancelled' && !isTooLate ? scheduled.waiting : 0;
  const recipients = people + waiting;
  const [isNotified, setIsNotified] = useState(recipients > 0 && !isCancellationUnknown);
  const [label, tellLabel] =
    kind === 'cancelled'
      ? [classPageMessages.cancel, messages.cancelAndTell]
      : [classFormMessages.save, messages.saveAndTell];
  return (
    <ConfirmDialog
      isWide
      heading={<FormattedMessage {...messages.headings[kind]} values={{ name, date }} />}
      confirmLabel={<FormattedMessage {...(isNotified ? tellLabel : label)} />}
      confirmVariant={kind === 'cancelled' ? 'confirmDanger' : 'primary'}
      busyLabel={<FormattedMessage {...unsavedMessages.saving} />}
      cancelLabel={backLabel ?? <FormattedMessage {...messages.back} />}
      busy={isBusy}
      onConfirm={() => onSave({ notify: isNotified, people: recipients })}
      onCancel={onClose}
    >
      <div className={styles.content}>
        {(people > 0 || takenSeats > 0) && (
          <p className={styles.people}>
            {people === takenSeats ? (
              <FormattedMessage {...messages.people} values={{ people }} />
            ) : (
              <FormattedMessage {...messages.seats} values={{ seats: takenSeats, people }} />
            )}
          </p>
        )}
        {waiting > 0 && (
          <p>
            <FormattedMessage {...messages.waiting} values={{ waiting }} />
          </p>
        )}
        {kind === 'cancelled' && paid > 0 && (
          <p>
            <FormattedMessage {...messages.paid} values={{ paid }} />
          </p>
        )}
        <section aria-labelledby="class-notice-changes">
          <h3 id="class-notice-changes" className={styles.subheading}>
            <FormattedMessage {...messages.changes} />
          </h3>
          <ChangeList changes={changes} />
        </section>
        {isCancellationUnknown && (
          <p>
            <FormattedMessage {...messages.cancellationUnknown} />
          </p>
        )}
        {recipients > 0 && (
          <Checkbox
            id="class-notice-tell"
            label={<FormattedMessage {...messages.tell} values={{ people: recipients }} />}
            hint={
              isNotified && (
                <FormattedMessage {...messages.channels} values={{ people: recipients, textMessages }} />
              )
            }
            checked={isNotified}
            onChange={({ target }) => setIsNotified(target.checked)}
          />
        )}
        {recipients === 0 ? (
          <p>
            <FormattedMessage {...messages.nobody} />
          </p>
        ) : isNotified ? (
          <Previews notices={notices} hasTexts={textMessages > 0} />
        ) : (
          <p role="status">
            <FormattedMessage {...messages.tellNobody} />
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

interface PreviewsProps {
  notices: NoticePreview['notices'];
  hasTexts: boolean;
}

/** Previews of mail and text message in each language, one at a time. */
function Previews({ notices, hasTexts }: PreviewsProps) {
  const intl = useIntl();
  const { language: own } = useLocale();
  const isOwn = (notice: { language: string }) => notice.language === own;
  const ownFirst = [...notices.filter(isOwn), ...notices.filter((notice) => !isOwn(notice))];
  const views = [
    ...ownFirst.map((notice) => ({ notice, isText: false, label: messages.mails[notice.language] })),
    ...(hasTexts
      ? ownFirst.map((notice) => ({ notice, isText: true, label: messages.textMessages[notice.language] }))
      : []),
  ].map((view) => ({ ...view, value: `${view.isText ? 'text' : 'mail'}-${view.notice.language}` }));
  const [chosen, setChosen] = useState(views[0]?.value ?? '');
  const view = views.find(({ value }) => value === chosen);
  if (!view) return null;
  const { language, subject, html, textMessage } = view.notice;
  return (
    <Tabs
      label={intl.formatMessage(messages.preview)}
      tabs={views.map(({ value, label }) => ({ value, label: intl.formatMessage(label) }))}
      value={chosen}
      onChange={setChosen}
    >
      <p className={styles.quiet}>
        <FormattedMessage {...messages.example} />
      </p>
      {view.isText ? (
        <p className={styles.text} lang={language}>
          {textMessage}
        </p>
      ) : (
        <MailPreview subject={subject} html={html} language={language} className={styles.mail} />
      )}
    </Tabs>
  );
}

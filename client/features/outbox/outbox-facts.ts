import { useIntl } from 'react-intl';

import { useOfficeFormats } from '../../i18n/office/office-formats';
import { officeZone } from '../../i18n/office/office-zone';
import type { TagTone } from '../../ui/elements/Tag';
import type { OutboxState } from '../../schema/outbox-state.generated';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import type { OutboxRowFragment } from './Outbox.generated';
import { outboxMessages as messages } from './outbox.messages';
import { kindMessages } from './outbox-labels.messages';
import { problemMessages } from './outbox-problems.messages';

export const toneOf: Readonly<Record<OutboxState, TagTone>> = {
  queued: 'info',
  retrying: 'pending',
  sent: 'ok',
  failed: 'alert',
  handled: 'done',
};

/** The displayed facts of a message. */
export function useOutboxFacts() {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const moment = (iso: string) => formats.instant(iso, officeZone);
  return {
    kind: ({ kind }: OutboxRowFragment) =>
      intl.formatMessage(kind === null ? messages.unknownKind : kindMessages[kind]),
    language: ({ language }: OutboxRowFragment) =>
      intl.formatMessage(language === 'en' ? wordMessages.english : wordMessages.spanish),
    when: ({ state, sentAt, failedAt, dueAt }: OutboxRowFragment) =>
      state === 'queued'
        ? intl.formatMessage(messages.plannedFor, { when: moment(dueAt) })
        : moment(sentAt ?? failedAt ?? dueAt),
    nextAttempt: ({ retryAt }: OutboxRowFragment) =>
      retryAt === null ? undefined : intl.formatMessage(messages.nextAttempt, { when: moment(retryAt) }),
    handled: ({ handledAt, handledBy }: OutboxRowFragment) => {
      const when = handledAt === null ? undefined : moment(handledAt);
      return when !== undefined && handledBy !== null
        ? intl.formatMessage(messages.handledBy, { name: handledBy, when })
        : when;
    },
    /** The status number from the mail server or Twilio, or the whole code. */
    problem: ({ problem, lastError }: OutboxRowFragment) =>
      problem === null
        ? undefined
        : intl.formatMessage(problemMessages[problem], {
            code: /\d+$/.exec(lastError ?? '')?.[0] ?? lastError ?? '',
          }),
  };
}

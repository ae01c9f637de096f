import { FormattedMessage, useIntl } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { officeZone } from '../../../../i18n/office/office-zone';
import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useRepeatedChange } from '../../../../graphql/office/use-repeated-change';
import { Button, ButtonLink } from '../../../../ui/elements/Button';
import { Notice } from '../../../../ui/elements/Notice';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { useFailureText } from '../../../use-failure-text';
import { officePathTo } from '../office-paths';
import { useStudentMergeUndoMutation } from '../duplicates/Duplicates.generated';
import { duplicateMessages } from '../duplicates/duplicates.messages';
import { studentPageMessages as messages } from './student-page.messages';
import { StudentTwinsDocument, type StudentTwinsQuery } from './StudentPage.generated';
import styles from './Students.module.css';

interface StudentDuplicateNoticesProps {
  studentId: string;
  duplicates: StudentTwinsQuery;
  /** @param text the notice */
  onUndone: (text: string) => void;
  onFailed: (text: string) => void;
}

/** Possible duplicates of a student, and merges that can still be undone. */
export function StudentDuplicateNotices({
  studentId,
  duplicates,
  onUndone,
  onFailed,
}: StudentDuplicateNoticesProps) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const readNow = useReadNow();
  const [undo] = useStudentMergeUndoMutation();
  const sendRepeatedly = useRepeatedChange<true>();
  const { isBusy, run } = useOneAtATime();
  const failureText = useFailureText();
  const takeBack = async (id: string, name: string) => {
    try {
      await sendRepeatedly(id, {
        send: async () => {
          await undo({ variables: { input: { id } } });
          return true;
        },
        find: async () => {
          const data = await readNow(StudentTwinsDocument, studentId);
          return data && !data.undoableMerges.some((merge) => merge.id === id) ? true : undefined;
        },
      });
      onUndone(intl.formatMessage(messages.mergeUndone, { name }));
    } catch (error) {
      onFailed(failureText(error, { otherwise: messages.undoFailed }));
    }
  };
  return (
    <div className={styles.notices}>
      {duplicates.undoableMerges.map((merge) => (
        <Notice key={merge.id}>
          <div className={styles.notice}>
            <p>
              <FormattedMessage
                {...messages.wasMerged}
                values={{
                  name: merge.mergedName,
                  count: merge.bookingCount,
                  until: formats.instant(merge.undoableUntil, officeZone),
                }}
              />
            </p>
            <Button
              size="small"
              busy={isBusy}
              onClick={() => void run(() => takeBack(merge.id, merge.mergedName))}
            >
              <FormattedMessage {...messages.undoMerge} />
            </Button>
          </div>
        </Notice>
      ))}
      {duplicates.studentDuplicates.nodes.map(({ id, one, other, reasons }) => {
        const duplicate = one.id === studentId ? other : one;
        const name = intl.formatMessage(wordMessages.person, duplicate);
        return (
          <Notice key={id}>
            <div className={styles.notice}>
              <p>
                <FormattedMessage
                  {...messages.mayBe}
                  values={{
                    name,
                    reasons: reasons
                      .map((reason) => intl.formatMessage(duplicateMessages[reason]))
                      .join(' · '),
                  }}
                />
              </p>
              <ButtonLink size="small" to={officePathTo.merge(studentId, duplicate.id)}>
                <span>
                  <FormattedMessage {...duplicateMessages.compare} />
                  <span className="visually-hidden"> {name}</span>
                </span>
              </ButtonLink>
            </div>
          </Notice>
        );
      })}
    </div>
  );
}

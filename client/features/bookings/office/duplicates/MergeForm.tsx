import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../../../console-paths';
import { readFailure } from '../../../../graphql/requests/failure';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useRepeatedChange } from '../../../../graphql/office/use-repeated-change';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { officeZone } from '../../../../i18n/office/office-zone';
import { Banner } from '../../../../ui/elements/Banner';
import { Button, ButtonLink, ButtonRow } from '../../../../ui/elements/Button';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { whileSending } from '../../../../ui/office/forms/while-sending';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { useFailureText } from '../../../use-failure-text';
import { useStudentsMergeMutation, type StudentMergePreviewQuery } from './Duplicates.generated';
import { oppositeSide, sideOf, takenFrom, type MergeSelection, type Side } from './merge-choices';
import { mergeMessages as messages } from './merge.messages';
import { MergeChoices } from './MergeChoices';
import { SharedSeatsWarning } from './SharedSeatsWarning';
import { StudentOfOfficeDocument } from '../students/StudentPage.generated';
import styles from '../students/Students.module.css';

interface MergeFormProps {
  preview: StudentMergePreviewQuery['studentMergePreview'];
  /** Reloads both records. */
  onReload: () => void;
}

interface Merged {
  keptId: string;
  mergedName: string;
}

const failureTexts = { byCode: { CONFLICT: messages.changed }, otherwise: messages.failed };

/** The record to keep, the values to keep, and the effects of the merge. */
export function MergeForm({ preview, onReload }: MergeFormProps) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const navigate = useNavigate();
  const invalidateLists = useInvalidateLists();
  const readNow = useReadNow();
  const [merge] = useStudentsMergeMutation();
  const sendRepeatedly = useRepeatedChange<Merged>();
  const { isBusy, run } = useOneAtATime();
  const failureText = useFailureText();
  const [kept, setKept] = useState<Side>(
    preview.other.bookingCount > preview.one.bookingCount ? 'other' : 'one',
  );
  const [chosen, setChosen] = useState<MergeSelection>({});
  const [keepsBothSeats, setKeepsBothSeats] = useState(false);
  const [seatsProblem, setSeatsProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const students = { one: preview.one.student, other: preview.other.student };
  const leaving = oppositeSide[kept];
  const nameOf = (side: Side) => intl.formatMessage(wordMessages.person, students[side]);
  const nameAfter = intl.formatMessage(wordMessages.person, {
    firstName: students[sideOf(students, kept, chosen, 'firstName')].firstName,
    lastName: students[sideOf(students, kept, chosen, 'lastName')].lastName,
  });

  const send = async () => {
    setProblem(undefined);
    setSeatsProblem(undefined);
    const { id: keptId, version: keptVersion } = students[kept];
    const { id: mergedId, version: mergedVersion } = students[leaving];
    const mergedName = nameOf(leaving);
    const taken = takenFrom(students, kept, chosen);
    const input = { keptId, keptVersion, mergedId, mergedVersion, taken, keepsBothSeats };
    try {
      const { saved } = await sendRepeatedly('merge', {
        send: async () => {
          await merge({ variables: { input } });
          return { keptId, mergedName };
        },
        find: async () => {
          // A merged student is found as the one that was kept.
          const data = await readNow(StudentOfOfficeDocument, mergedId);
          return data?.student.id === keptId ? { keptId, mergedName } : undefined;
        },
      });
      invalidateLists('students', 'bookings', 'studentDuplicates');
      const notice = intl.formatMessage(messages.done, { name: saved.mergedName });
      await navigate(consolePathTo.student(saved.keptId), { state: { notice } });
    } catch (error) {
      const { code, fields } = readFailure(error);
      if (fields['keepsBothSeats']) setSeatsProblem(fields['keepsBothSeats']);
      else setProblem(failureText(error, failureTexts));
      // The records have changed since they were displayed.
      if (code === 'CONFLICT' || fields['keepsBothSeats']) onReload();
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(send);
  };
  return (
    <form className={styles.aside} onSubmit={submit} {...whileSending(isBusy)}>
      <fieldset className={`${styles.part} ${styles.keep}`}>
        <legend>
          <FormattedMessage {...messages.keep} />
        </legend>
        <div className={styles.options}>
          {(['one', 'other'] as const).map((side) => (
            <label key={side} className={styles.option}>
              <input type="radio" name="merge-kept" checked={kept === side} onChange={() => setKept(side)} />
              <span>
                <FormattedMessage
                  {...messages.keepOne}
                  values={{ name: nameOf(side), since: formats.day(students[side].createdAt, officeZone) }}
                />
                <span className={styles.detail}>
                  {[
                    students[side].email,
                    intl.formatMessage(messages.bookings, { count: preview[side].bookingCount }),
                    preview[side].hasAccount && intl.formatMessage(messages.account),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <MergeChoices
        sides={students}
        kept={kept}
        chosen={chosen}
        onChoose={(choice, side) => setChosen({ ...chosen, [choice]: side })}
      />
      {preview.sharedSeats.length > 0 && (
        <SharedSeatsWarning
          seats={preview.sharedSeats}
          isAccepted={keepsBothSeats}
          problem={seatsProblem}
          onAccept={setKeepsBothSeats}
        />
      )}
      <section className={styles.part} aria-labelledby="afterwards">
        <h2 id="afterwards">
          <FormattedMessage {...messages.afterwards} />
        </h2>
        <ul className={styles.outcome}>
          <li>
            <FormattedMessage
              {...messages.willMove}
              values={{ count: preview[leaving].bookingCount, name: nameAfter }}
            />
          </li>
          <li>
            <FormattedMessage
              {...messages.willLeave}
              values={{ name: nameOf(leaving), email: students[leaving].email }}
            />
          </li>
          {(['one', 'other'] as const).map(
            (side) =>
              preview[side].hasAccount && (
                <li key={side}>
                  <FormattedMessage {...messages.accountStays} values={{ email: students[side].email }} />
                </li>
              ),
          )}
        </ul>
        <Banner>{problem}</Banner>
        <ButtonRow>
          <Button
            type="submit"
            size="small"
            variant="primary"
            busy={isBusy}
            busyLabel={<FormattedMessage {...messages.merging} />}
          >
            <FormattedMessage {...messages.merge} />
          </Button>
          <ButtonLink size="small" to={consolePaths.duplicates}>
            <FormattedMessage {...messages.cancel} />
          </ButtonLink>
        </ButtonRow>
      </section>
    </form>
  );
}

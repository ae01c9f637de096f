import { FormattedMessage, useIntl } from 'react-intl';

import { isNotFound } from '../../../../graphql/office/is-not-found';
import { useFormats } from '../../../../i18n/formats';
import { consolePaths } from '../../../../console-paths';
import { LanguageBadge } from '../../../../ui/classes/LanguageBadge';
import { RecordFrame } from '../../../../ui/office/page/RecordFrame';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import { useRecordId } from '../../../../ui/page/use-record-id';
import { classPageMessages as messages } from './class-page.messages';
import type { ClassParts } from './class-parts';
import { LoadedClass } from './LoadedClass';
import { ClassStatusTag } from '../ClassStatusTag';
import { useScheduledClassQuery } from '../OfficeClasses.generated';
import { useClassName, useClassTitle } from '../use-class-name';

/** The page of a class: facts, days, attendees, messages, history and actions. */
export function OfficeClassPage({ parts }: { parts: ClassParts }) {
  const id = useRecordId();
  return <ClassLoader key={id} id={id} parts={parts} />;
}

function ClassLoader({ id, parts }: { id: string; parts: ClassParts }) {
  const intl = useIntl();
  const formats = useFormats();
  const className = useClassName();
  const classTitle = useClassTitle();
  const { data, error, refetch } = useScheduledClassQuery({ variables: { id } });
  const scheduled = data?.classInstance;
  const isGone = isNotFound(error);
  const name = scheduled && className(scheduled.classType);
  const [first] = scheduled?.days ?? [];
  usePageTitle(
    scheduled
      ? intl.formatMessage(classWordMessages.nameAndDate, classTitle(scheduled))
      : intl.formatMessage(messages.title),
  );
  return (
    <RecordFrame
      back={{ to: consolePaths.schedule, label: <FormattedMessage {...pageNameMessages.toSchedule} /> }}
      heading={name?.text ?? <FormattedMessage {...messages.title} />}
      headingLang={name?.lang}
      tags={
        scheduled && (
          <>
            {first && (
              <b>
                <time dateTime={first.date}>{formats.fullDate(first.date)}</time>
              </b>
            )}
            <ClassStatusTag status={scheduled.status} />
            <LanguageBadge language={scheduled.language} />
          </>
        )
      }
      failure={error && <FormattedMessage {...(isGone ? messages.notFound : messages.loadFailed)} />}
      onRetry={isGone ? undefined : refetch}
    >
      {scheduled && !isGone && <LoadedClass scheduled={scheduled} parts={parts} />}
    </RecordFrame>
  );
}

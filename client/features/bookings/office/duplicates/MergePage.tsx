import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { readFailure } from '../../../../graphql/requests/failure';
import { consolePaths } from '../../../../console-paths';
import { RecordFrame } from '../../../../ui/office/page/RecordFrame';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import { useStudentMergePreviewQuery } from './Duplicates.generated';
import { mergeMessages as messages } from './merge.messages';
import { MergeForm } from './MergeForm';

/** Merges two students, the parameters `one` and `other` of the URL. */
export function MergePage() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const one = params.get('one') ?? '';
  const other = params.get('other') ?? '';
  const { data, error, refetch } = useStudentMergePreviewQuery({
    variables: { one, other },
    fetchPolicy: 'network-only',
  });
  usePageTitle(intl.formatMessage(messages.title));
  const code = error && readFailure(error).code;
  const isGone = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  return (
    <RecordFrame
      back={{ to: consolePaths.duplicates, label: <FormattedMessage {...pageNameMessages.duplicates} /> }}
      heading={<FormattedMessage {...messages.title} />}
      intro={<FormattedMessage {...messages.intro} />}
      failure={error && intl.formatMessage(isGone ? messages.gone : messages.loadFailed)}
      onRetry={isGone ? undefined : refetch}
    >
      {data && !error && (
        <MergeForm
          key={`${one} ${other}`}
          preview={data.studentMergePreview}
          onReload={() => void refetch()}
        />
      )}
    </RecordFrame>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { readFailure } from '../../../graphql/failure';
import { paths } from '../../../paths';
import { BackLink } from '../../../ui/BackLink';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { usePageTitle } from '../../../ui/use-page-title';
import { bookingMessages } from '../office/office-bookings.messages';
import styles from '../office/OfficeBookingPage.module.css';
import { useStudentMergePreviewQuery } from './Duplicates.generated';
import { mergeMessages as messages } from './merge.messages';
import { MergeForm } from './MergeForm';
import list from './Students.module.css';

/** Two students side by side, of whom one is to be made; `one` and `other` in the address say which. */
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
    <div className={styles.page}>
      <BackLink to={paths.adminDuplicates}>
        <FormattedMessage {...messages.back} />
      </BackLink>
      <h1 tabIndex={-1}>
        <FormattedMessage {...messages.title} />
      </h1>
      <p className={list.text}>
        <FormattedMessage {...messages.intro} />
      </p>
      <Banner
        action={
          error &&
          !isGone && (
            <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
              <FormattedMessage {...bookingMessages.retry} />
            </Button>
          )
        }
      >
        {error && intl.formatMessage(isGone ? messages.gone : messages.loadFailed)}
      </Banner>
      {!data && !error && (
        <p role="status">
          <FormattedMessage {...bookingMessages.loading} />
        </p>
      )}
      {data && !error && (
        <MergeForm
          key={`${one} ${other}`}
          preview={data.studentMergePreview}
          onReload={() => void refetch().catch(() => undefined)}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';

import { readFailure } from '../../../graphql/failure';
import { useFormats } from '../../../i18n/formats';
import { paths } from '../../../paths';
import { BackLink } from '../../../ui/BackLink';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { LanguageBadge } from '../../../ui/LanguageBadge';
import { usePageTitle } from '../../../ui/use-page-title';
import { classPageMessages as messages } from './class-page.messages';
import type { ClassParts } from './class-parts';
import { ClassShown } from './ClassShown';
import { ClassStatusTag } from './ClassStatusTag';
import { officeScheduleMessages } from './office-schedule.messages';
import styles from './OfficeClassPage.module.css';
import { useScheduledClassQuery } from './SchedulePage.generated';
import { useClassName } from './use-class-name';

/** Everything about one class: facts, days, who comes, what was sent, what happened, and what can be done with it. */
export function OfficeClassPage({ parts }: { parts: ClassParts }) {
  const { id = '' } = useParams();
  return <ClassWith key={id} id={id} parts={parts} />;
}

function ClassWith({ id, parts }: { id: string; parts: ClassParts }) {
  const intl = useIntl();
  const formats = useFormats();
  const className = useClassName();
  const [hasErrors, setHasErrors] = useState(false);
  const { data, error, refetch } = useScheduledClassQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const scheduled = data?.classInstance;
  const isGone = error !== undefined && readFailure(error).code === 'NOT_FOUND';
  const name = scheduled && className(scheduled.classType);
  const [first] = scheduled?.days ?? [];
  usePageTitle(
    name
      ? intl.formatMessage(messages.titleOf, {
          name: name.text,
          date: first ? formats.fullDate(first.date) : '',
        })
      : intl.formatMessage(messages.title),
    { hasErrors },
  );
  return (
    <div className={styles.page}>
      <BackLink to={paths.adminSchedule}>
        <FormattedMessage {...messages.back} />
      </BackLink>
      <div className={styles.head}>
        <h1 tabIndex={-1} lang={name?.lang}>
          {name?.text ?? <FormattedMessage {...messages.title} />}
        </h1>
        {scheduled && (
          <p className={styles.tags}>
            {first && (
              <b>
                <time dateTime={first.date}>{formats.fullDate(first.date)}</time>
              </b>
            )}
            <ClassStatusTag status={scheduled.status} />
            <LanguageBadge language={scheduled.language} />
          </p>
        )}
      </div>
      <Banner
        action={
          error &&
          !isGone && (
            <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
              <FormattedMessage {...officeScheduleMessages.retry} />
            </Button>
          )
        }
      >
        {error && <FormattedMessage {...(isGone ? messages.notFound : messages.loadFailed)} />}
      </Banner>
      {!scheduled && !error && (
        <p role="status">
          <FormattedMessage {...messages.loading} />
        </p>
      )}
      {scheduled && !isGone && <ClassShown scheduled={scheduled} parts={parts} onErrors={setHasErrors} />}
    </div>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../console-paths';
import { readFailure } from '../../graphql/requests/failure';
import type { OfficeMessageAudienceInput } from '../../graphql/schema.generated';
import { localized } from '../../i18n/localized';
import { useOfficeFormats } from '../../i18n/office/office-formats';
import { useLocale } from '../../i18n/use-locale';
import { PageHead } from '../../ui/office/page/PageHead';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { ButtonLink } from '../../ui/elements/Button';
import { EmptyState } from '../../ui/elements/EmptyState';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { usePageTitle } from '../../ui/page/use-page-title';
import { useOfficeMessageStartQuery, useWrittenClassQuery } from './Write.generated';
import { audienceIn } from './write-audience';
import { writeMessages as messages } from './write.messages';
import { MessageComposer } from './MessageComposer';
import styles from './OfficeMessages.module.css';

/** Writes to everybody in a class (`?class=`), or to the attendees of the given bookings (`?ids=`). */
export function WritePage() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const audience = audienceIn(params);
  usePageTitle(intl.formatMessage(messages.title));
  return (
    <div className={styles.page}>
      <PageHead
        back={{
          to: audience?.classInstanceId
            ? consolePathTo.bookingsOf(audience.classInstanceId)
            : consolePaths.bookings,
          label: <FormattedMessage {...pageNameMessages.allBookings} />,
        }}
        heading={<FormattedMessage {...messages.title} />}
        intro={useWrittenClass(audience?.classInstanceId)}
      />
      {audience ? <LoadedAudience key={params.toString()} audience={audience} /> : <NoRecipients />}
    </div>
  );
}

/** Names the class whose attendees are written to, once it is loaded. */
function useWrittenClass(id: string | null | undefined) {
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const shown = useWrittenClassQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: 'cache-first',
  }).data?.classInstance;
  if (!shown) return null;
  const { classType, startsAt, timeZone } = shown;
  return (
    <FormattedMessage
      {...messages.toClass}
      values={{
        name: localized(classType.name, classType.nameEs, language).text,
        date: formats.instant(startsAt, timeZone),
      }}
    />
  );
}

function LoadedAudience({ audience }: { audience: OfficeMessageAudienceInput }) {
  const { language } = useLocale();
  // The server's template names depend on the language of the request.
  const { data, error, refetch } = useOfficeMessageStartQuery({
    variables: { audience },
    fetchPolicy: 'no-cache',
    context: { language },
  });
  if (data) return <MessageComposer audience={audience} start={data} />;
  if (error && readFailure(error).code === 'BAD_USER_INPUT')
    return <NoRecipients text={Object.values(readFailure(error).fields)[0]} />;
  return (
    <LoadFailed onRetry={refetch} loading={<FormattedMessage {...messages.loading} />} layout="record">
      {error && <FormattedMessage {...messages.loadFailed} />}
    </LoadFailed>
  );
}

function NoRecipients({ text }: { text?: string | undefined }) {
  return (
    <EmptyState
      heading={
        <h2>
          <FormattedMessage {...messages.nobody} />
        </h2>
      }
    >
      {text && <p>{text}</p>}
      <p>
        <FormattedMessage {...messages.nobodyText} />
      </p>
      <ButtonLink to={consolePaths.schedule}>
        <FormattedMessage {...messages.schedule} />
      </ButtonLink>
    </EmptyState>
  );
}

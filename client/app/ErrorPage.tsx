import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useSite } from '../graphql/use-site';
import { paths } from '../paths';
import { ButtonAnchor } from '../ui/elements/Button';
import { CallOfficeButton } from '../ui/contact/CallOfficeButton';
import { ReloadButton } from '../ui/loading/ReloadButton';
import { ChunkLoadError, reloadOnce } from '../ui/loading/reload-once';
import { usePageTitle } from '../ui/page/use-page-title';
import styles from './ErrorPage.module.css';
import { layoutMessages } from './layout.messages';

interface ErrorPageProps {
  error: unknown;
  /** It is the page of what the visitor has just booked. */
  isBooked?: boolean | undefined;
}

/** Replaces a page that failed: the error, and links that work without the page. */
export function ErrorPage({ error, isBooked }: ErrorPageProps) {
  const intl = useIntl();
  const site = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  const isLost = error instanceof ChunkLoadError;
  const lostHeading = isBooked ? 'lostBooked' : 'lostHeading';
  const heading = intl.formatMessage(layoutMessages[isLost ? lostHeading : 'errorHeading']);
  usePageTitle(heading);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus();
    // React keeps the failure: the page may be displayed again when there is a connection.
    if (error instanceof ChunkLoadError) void reloadOnce(error.chunk, error.cause).catch(() => undefined);
  }, [error]);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1} ref={title}>
        {heading}
      </h1>
      <p>
        <FormattedMessage {...layoutMessages[isLost ? 'lostText' : 'errorText']} />
      </p>
      <ReloadButton>
        {/* A document load instead of a route, so that no broken state remains. */}
        <ButtonAnchor href={paths.home}>
          <FormattedMessage {...layoutMessages.backHome} />
        </ButtonAnchor>
        <CallOfficeButton site={site} />
      </ReloadButton>
    </div>
  );
}

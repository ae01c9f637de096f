import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useSite } from '../graphql/use-site';
import { paths } from '../paths';
import { Button, ButtonAnchor, ButtonRow } from '../ui/Button';
import { Phone } from '../ui/icons/site-icons';
import { isServerReachable } from '../ui/is-server-reachable';
import { PartNotLoadedError } from '../ui/reload-once';
import { usePageTitle } from '../ui/use-page-title';
import styles from './ErrorPage.module.css';
import { layoutMessages } from './layout.messages';

/** Instead of a page that failed: what happened, and the ways on that need nothing of the page. */
export function ErrorPage({ error }: { error: unknown }) {
  const intl = useIntl();
  const site = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  const isLost = error instanceof PartNotLoadedError;
  const heading = intl.formatMessage(layoutMessages[isLost ? 'lostHeading' : 'errorHeading']);
  usePageTitle(heading);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus();
  }, []);
  const reload = async () => {
    if (await isServerReachable()) window.location.reload();
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1} ref={title}>
        {heading}
      </h1>
      <p>
        <FormattedMessage {...layoutMessages[isLost ? 'lostText' : 'errorText']} />
      </p>
      <ButtonRow>
        <Button variant="primary" onClick={() => void reload()}>
          <FormattedMessage {...layoutMessages.reload} />
        </Button>
        {/* A new document, not a route: whatever broke is gone with the old one. */}
        <ButtonAnchor href={paths.home}>
          <FormattedMessage {...layoutMessages.backHome} />
        </ButtonAnchor>
        {site && (
          <ButtonAnchor href={`tel:${site.companyPhone}`}>
            <Phone size={20} />
            <FormattedMessage {...layoutMessages.callUs} values={{ phone: site.companyPhoneDisplay }} />
          </ButtonAnchor>
        )}
      </ButtonRow>
    </div>
  );
}

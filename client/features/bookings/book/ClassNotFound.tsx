import { FormattedMessage, useIntl } from 'react-intl';

import { paths } from '../../../paths';
import { Button, ButtonLink, ButtonRow } from '../../../ui/elements/Button';
import { usePageTitle } from '../../../ui/page/use-page-title';
import styles from './ClassNotFound.module.css';
import { loadingMessages } from './class-loading.messages';

interface ClassNotFoundProps {
  /** Set if loading failed, so that a retry may help. */
  onRetry?: () => void;
}

/** The class does not exist or could not be loaded: one heading for both. */
export function ClassNotFound({ onRetry }: ClassNotFoundProps) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(loadingMessages.notFound));
  return (
    <div className={styles.body}>
      <h1 tabIndex={-1}>
        <FormattedMessage {...loadingMessages.notFound} />
      </h1>
      <p role={onRetry && 'alert'}>
        <FormattedMessage {...(onRetry ? loadingMessages.notLoadedBody : loadingMessages.notFoundBody)} />
      </p>
      <ButtonRow>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            <FormattedMessage {...loadingMessages.retry} />
          </Button>
        )}
        <ButtonLink to={paths.home} variant={onRetry ? 'secondary' : 'primary'}>
          <FormattedMessage {...loadingMessages.backToHome} />
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}

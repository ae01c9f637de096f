import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useSite } from '../../../graphql/use-site';
import { paths } from '../../../paths';
import { Button, ButtonLink, ButtonRow } from '../../../ui/elements/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Skeleton } from '../../../ui/loading/Skeleton';
import { usePageTitle } from '../../../ui/page/use-page-title';
import { loadingMessages } from '../book/class-loading.messages';
import { StepBackLink } from '../book/StepBackLink';
import { useHeadingFocusAfterLoading } from '../book/use-heading-focus';
import { CallOfficeButton } from '../../../ui/contact/CallOfficeButton';
import styles from './Waiting.module.css';
import { waitingMessages } from './waiting.messages';

interface WaitingFrameProps {
  heading: string;
  /** Each step has its own heading, which gets the focus. */
  step: string;
  form?: ComponentProps<typeof ErrorSummary>;
  /** The address grants access, so it must not leak. */
  isSecret?: boolean;
  children: ReactNode;
}

/** The narrow layout of a waiting list page: a link to the classes, heading and content. */
export function WaitingFrame({ heading, step, form, isSecret = false, children }: WaitingFrameProps) {
  usePageTitle(heading);
  useHeadingFocusAfterLoading(true);
  const title = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    title.current?.focus();
  }, [step]);
  return (
    <div className={`wrap ${styles.page}`}>
      {isSecret && <meta name="robots" content="noindex" />}
      <StepBackLink />
      <div className={styles.sheet}>
        {form && <ErrorSummary errors={form.errors} attempt={form.attempt} />}
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** The phone number beside the other actions. */
export function WaitingActions({ children }: { children?: ReactNode }) {
  const site = useSite();
  return (
    <ButtonRow>
      {children}
      <CallOfficeButton site={site} />
    </ButtonRow>
  );
}

interface MissingProps {
  /** Set if the request failed; otherwise the address does not exist. */
  onRetry?: (() => void) | undefined;
  heading: string;
  text: ReactNode;
}

/** Replaces content that does not exist or could not be loaded. */
export function MissingPage({ onRetry, heading, text }: MissingProps) {
  return (
    <WaitingFrame heading={heading} step="missing" isSecret>
      <p role="alert">{text}</p>
      <WaitingActions>
        {onRetry ? (
          <Button variant="primary" onClick={onRetry}>
            <FormattedMessage {...loadingMessages.retry} />
          </Button>
        ) : (
          <ButtonLink variant="primary" to={paths.home}>
            <FormattedMessage {...waitingMessages.seeClasses} />
          </ButtonLink>
        )}
      </WaitingActions>
    </WaitingFrame>
  );
}

interface NotYetLoadedProps {
  /** While it is loading. */
  heading: string;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Until loaded. */
export function NotYetLoaded({ heading, hasFailed, onRetry }: NotYetLoadedProps) {
  const intl = useIntl();
  if (hasFailed)
    return (
      <MissingPage
        heading={intl.formatMessage(waitingMessages.notLoaded)}
        text={<FormattedMessage {...waitingMessages.notLoadedText} />}
        onRetry={onRetry}
      />
    );
  return (
    <WaitingFrame heading={heading} step="loading" isSecret>
      <div role="status" className={styles.loading}>
        <span className="visually-hidden">
          <FormattedMessage {...waitingMessages.loading} />
        </span>
        <Skeleton height="14rem" />
      </div>
    </WaitingFrame>
  );
}

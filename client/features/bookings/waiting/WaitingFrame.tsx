import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useSite } from '../../../graphql/use-site';
import { paths } from '../../../paths';
import { Button, ButtonAnchor, ButtonLink, ButtonRow } from '../../../ui/Button';
import { Phone } from '../../../ui/icons/site-icons';
import { Skeleton } from '../../../ui/Skeleton';
import { usePageTitle } from '../../../ui/use-page-title';
import { loadingMessages } from '../book/class-loading.messages';
import { useHeadingFocusAfterLoading } from '../book/use-heading-focus';
import { callOfficeMessages } from '../call-office.messages';
import styles from './Waiting.module.css';
import { waitingMessages } from './waiting.messages';

interface WaitingFrameProps {
  heading: string;
  /** Another step has another heading, to which the focus moves. */
  step: string;
  hasErrors?: boolean;
  /** Whoever has the address has the key to something. */
  isSecret?: boolean;
  children: ReactNode;
}

/** A narrow page about a waiting list: a way back to the classes, a heading, and what there is to do. */
export function WaitingFrame({
  heading,
  step,
  hasErrors = false,
  isSecret = false,
  children,
}: WaitingFrameProps) {
  usePageTitle(heading, { hasErrors });
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
      <p>
        <Link to={paths.home}>
          <FormattedMessage {...waitingMessages.backToClasses} />
        </Link>
      </p>
      <div className={styles.sheet}>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** Whom to call, beside the other ways to go on. */
export function WaitingActions({ children }: { children?: ReactNode }) {
  const site = useSite();
  return (
    <ButtonRow>
      {children}
      {site && (
        <ButtonAnchor href={`tel:${site.companyPhone}`}>
          <Phone />
          <FormattedMessage {...callOfficeMessages.call} values={{ phone: site.companyPhoneDisplay }} />
        </ButtonAnchor>
      )}
    </ButtonRow>
  );
}

interface MissingProps {
  /** The server could not be asked; without, there is nothing under the address. */
  onRetry?: (() => void) | undefined;
  heading: string;
  text: ReactNode;
}

/** In place of what could not be found, or could not be asked for. */
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

/** Until the answer is there. */
export function LoadingPage({ heading }: { heading: string }) {
  return (
    <WaitingFrame heading={heading} step="loading" isSecret>
      <div role="status">
        <span className="visually-hidden">
          <FormattedMessage {...waitingMessages.loading} />
        </span>
        <Skeleton height="14rem" />
      </div>
    </WaitingFrame>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Banner } from '../../elements/Banner';
import { Button } from '../../elements/Button';
import { useOneAtATime } from '../../elements/use-one-at-a-time';
import { loadFailedMessages as messages } from './load-failed.messages';
import { LoadingSkeleton, type LoadingLayout } from './LoadingSkeleton';

interface LoadFailedProps {
  /** What could not be loaded, in one sentence; empty if nothing failed. */
  children: ReactNode;
  /** Loads it again; undefined if that would not help. */
  onRetry: (() => unknown) | undefined;
  /** Announced while it is not loaded yet, except beside a failure or another attempt. */
  loading?: ReactNode;
  /** Of the skeleton displayed meanwhile. */
  layout?: LoadingLayout;
}

/** A failure to load, with a button that tries again. Always rendered, so that screen readers announce it. */
export function LoadFailed({ children, onRetry, loading, layout = 'lines' }: LoadFailedProps) {
  const { isBusy, run } = useOneAtATime();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    const heading = headingAbove(button.current);
    return () => {
      if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
    };
  }, [isBusy]);
  const retry = async () => {
    await Promise.resolve(onRetry?.()).catch(() => undefined);
  };
  return (
    <>
      <Banner
        action={
          onRetry && (
            <Button ref={button} size="small" busy={isBusy} onClick={() => void run(retry)}>
              <FormattedMessage {...messages.retry} />
            </Button>
          )
        }
      >
        {/* The button keeps its place and the focus, and a second failure changes the text, so that it is announced. */}
        {isBusy ? <FormattedMessage {...messages.retrying} /> : children}
      </Banner>
      {loading && !isBusy && !children && <LoadingSkeleton layout={layout}>{loading}</LoadingSkeleton>}
    </>
  );
}

/** The heading of the nearest form, section or page around an element. */
function headingAbove(element: HTMLElement | null): HTMLElement | null {
  if (!element) return null;
  return (
    element.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]') ?? headingAbove(element.parentElement)
  );
}

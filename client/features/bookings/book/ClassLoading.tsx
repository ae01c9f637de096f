import { NetworkStatus } from '@apollo/client';

import { BookingSkeleton } from './BookingSkeleton';
import { ClassNotFound } from './ClassNotFound';

interface ClassLoadingProps {
  /** What is used of the result of a query for the class. */
  query: { error?: unknown; networkStatus: NetworkStatus; refetch: () => Promise<unknown> };
}

/** Replaces a form until its class is loaded: a skeleton, or the failure with a retry. */
export function ClassLoading({ query: { error, networkStatus, refetch } }: ClassLoadingProps) {
  if (error === undefined || networkStatus === NetworkStatus.refetch) return <BookingSkeleton />;
  return <ClassNotFound onRetry={() => void refetch()} />;
}

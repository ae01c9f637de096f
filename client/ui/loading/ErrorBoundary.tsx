import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after one of them has failed to render. */
  fallback: (error: unknown) => ReactNode;
  /** A changed value resets the boundary: the children are rendered again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
}

/** Catches defects of the site and chunks that failed to load. Other expected failures are values. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failure && previous.resetKey !== this.props.resetKey)
      this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { failure } = this.state;
    return failure ? fallback(failure.error) : children;
  }
}

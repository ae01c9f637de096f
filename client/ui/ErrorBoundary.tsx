import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the children after one of them failed to render. */
  fallback: (error: unknown) => ReactNode;
  /** Another value is another chance: the children are rendered again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
}

/** Catches faults of the site itself, and parts of it whose file did not come. Other expected failures are values. */
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

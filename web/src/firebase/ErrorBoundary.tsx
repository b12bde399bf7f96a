import { Component, type ReactNode } from "react";

import { failureOf, type Failure } from "./clientError.ts";

type ErrorBoundaryProps = {
  fallback: (failure: Failure) => ReactNode;
  children: ReactNode;
};

/**
 * Shows a fallback in place of content that failed to render. The log has the failure under its id.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) };
  }

  override render() {
    return this.state.failure === null
      ? this.props.children
      : this.props.fallback(this.state.failure);
  }
}

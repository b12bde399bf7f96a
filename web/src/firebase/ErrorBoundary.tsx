import { Component, type ReactNode } from "react";

import { failureOf, type Failure } from "./clientError.ts";

type ErrorBoundaryProps = {
  fallback: (failure: Failure) => ReactNode;
  children: ReactNode;
};

/** Shows something in place of what broke while it was rendered. The failure's id stands in the log. */
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

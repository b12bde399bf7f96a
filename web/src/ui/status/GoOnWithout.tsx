import { Component, type ReactNode } from "react";

interface GoOnWithoutProps {
  /** Called once, with the error, if the children fail to render. */
  onBroken: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary for content that the page can do without: if it fails, nothing is shown. */
export class GoOnWithout extends Component<GoOnWithoutProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

import { Component, type ReactNode } from "react";

interface GoOnWithoutProps {
  /** Called once if the children fail to render. */
  onBroken: () => void;
  children: ReactNode;
}

/** Error boundary for optional content: if it fails, the user continues without it. */
export class GoOnWithout extends Component<GoOnWithoutProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

import { Component, type ReactNode } from "react";

interface GoOnWithoutProps {
  /** Called once when the children cannot be shown. */
  onBroken: () => void;
  children: ReactNode;
}

/** For something that is nice to have: where it breaks, its user goes on as if it were not there. */
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

import { Component, type ReactNode } from 'react';

type FaultBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Draws the fallback where a part of the page cannot be drawn. */
export class FaultBoundary extends Component<FaultBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

import { isOnline, onConnectionChange } from '@tokri/web-kit/platform';
import { Component, type ReactNode } from 'react';

interface Props {
  readonly resetKey: string;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly resetKey: string;
}

export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('a page failed') };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  private readonly retryWhenOnline = (): void => {
    if (this.state.error !== null && isOnline()) this.setState({ error: null });
  };
  private stopListening = (): void => undefined;

  override componentDidMount(): void {
    this.stopListening = onConnectionChange(this.retryWhenOnline);
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ error: null }));
  }
}

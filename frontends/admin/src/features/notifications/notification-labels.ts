import type { SentMessageResponse } from '@tokri/contracts/api';
import { t } from '../../labels.ts';

export const kindLabel = (kind: SentMessageResponse['Kind']): string => t(`messages.kind.${kind}`);

export const reasonLabel = (reason: SentMessageResponse['Reason']): string =>
  reason === '' ? '' : t(`messages.reason.${reason}`);

export const stateLabel = (state: SentMessageResponse['State']): string =>
  t(`messages.state.${state}`);

const stateTones: Readonly<
  Record<SentMessageResponse['State'], 'success' | 'warning' | 'error' | 'info'>
> = {
  due: 'info',
  sent: 'success',
  failed: 'error',
  skipped: 'warning',
  'too-late': 'warning',
};

export const stateTone = (
  state: SentMessageResponse['State'],
): 'success' | 'warning' | 'error' | 'info' => stateTones[state];

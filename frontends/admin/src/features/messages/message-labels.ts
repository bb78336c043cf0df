import type { SentMessageResponse } from '@tokri/contracts/api';
import { t } from '../../labels.ts';

export const kindLabel = (kind: SentMessageResponse['Kind']): string => t(`messages.kind.${kind}`);

export const reasonLabel = (reason: SentMessageResponse['Reason']): string =>
  reason === '' ? '' : t(`messages.reason.${reason}`);

export const stateLabel = (state: SentMessageResponse['State']): string =>
  t(`messages.state.${state}`);

const stateTones: Readonly<Record<SentMessageResponse['State'], 'ok' | 'few' | 'bad' | 'info'>> = {
  due: 'info',
  sent: 'ok',
  failed: 'bad',
  skipped: 'few',
  'too-late': 'few',
};

export const stateTone = (state: SentMessageResponse['State']): 'ok' | 'few' | 'bad' | 'info' =>
  stateTones[state];

import type { SentMessageResponse } from '@tokri/contracts/api';
import { t } from '../../labels.ts';

/** What it told the customer. */
export const kindLabel = (kind: SentMessageResponse['Kind']): string => t(`messages.kind.${kind}`);

/** Why it is not sent, or empty. */
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

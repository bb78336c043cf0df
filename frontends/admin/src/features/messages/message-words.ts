import type { SentMessageAnswer } from '@tokri/contracts/http';
import { t } from '../../texts.ts';

/** What it told the customer. */
export const kindName = (kind: SentMessageAnswer['Kind']): string => t(`messages.kind.${kind}`);

/** Why it is not sent, or empty. */
export const reasonName = (reason: SentMessageAnswer['Reason']): string =>
  reason === '' ? '' : t(`messages.reason.${reason}`);

export const stateName = (state: SentMessageAnswer['State']): string =>
  t(`messages.state.${state}`);

const tones: Readonly<Record<SentMessageAnswer['State'], 'ok' | 'few' | 'bad' | 'info'>> = {
  due: 'info',
  sent: 'ok',
  failed: 'bad',
  skipped: 'few',
  'too-late': 'few',
};

export const toneOf = (state: SentMessageAnswer['State']): 'ok' | 'few' | 'bad' | 'info' =>
  tones[state];

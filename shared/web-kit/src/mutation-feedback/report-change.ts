import { announce, showToast } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

/** Says what was done, and offers to take it back. */
export const reportChange = (text: string, undo?: () => void): void => {
  announce(text);
  showToast(undo ? { text, action: { label: t('undo'), run: undo } } : { text });
};

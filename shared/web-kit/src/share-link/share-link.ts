import { showToast } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ text: t('copied') });
  } catch {
    showToast({ text: t('notCopied', { url }) });
  }
};

/** Opens the share sheet of the phone; where there is none, copies the link. */
export const shareLink = async (link: {
  readonly title: string;
  readonly url: string;
}): Promise<void> => {
  if (!('share' in navigator)) return copyLink(link.url);
  try {
    await navigator.share(link);
  } catch (error) {
    if (!isCancelled(error)) await copyLink(link.url);
  }
};

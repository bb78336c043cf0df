import { itemPath } from '@tokri/contracts/platform';
import { showToast } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ text: t('item.linkCopied') });
  } catch {
    showToast({ text: t('item.linkNotCopied', { url }) });
  }
};

/** Opens the share sheet of the phone; where there is none, copies the link. */
export const shareItem = async (item: {
  readonly Id: number;
  readonly Name: string;
}): Promise<void> => {
  const url = `${location.origin}${itemPath(item.Id)}`;
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title: item.Name, url });
  } catch (error) {
    if (!isCancelled(error)) await copyLink(url);
  }
};

import { appConfig } from '@tokri/web-kit/platform';
import { showToast } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ text: t('people.linkCopied') });
  } catch {
    showToast({ text: t('people.linkNotCopied', { url }) });
  }
};

/** The page that applies for the same business. Staff approve whoever opens it. */
const invitationUrl = (gstin: string): string =>
  `${appConfig().shopOrigin || location.origin}/register-bcustomer?${new URLSearchParams({ GSTIN: gstin }).toString()}`;

/** Opens the share sheet of the phone; where there is none, copies the link. */
export const shareInvitation = async (gstin: string): Promise<void> => {
  const url = invitationUrl(gstin);
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title: t('people.shareTitle'), url });
  } catch (error) {
    if (!isCancelled(error)) await copyLink(url);
  }
};

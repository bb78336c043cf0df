import { appConfig } from '@tokri/web-kit/platform';
import { shareLink } from '@tokri/web-kit/share-link';
import { t } from '../../labels.ts';

/** The page that applies for the same business. Staff approve whoever opens it. */
const invitationUrl = (gstin: string): string =>
  `${appConfig().shopOrigin || location.origin}/register-bcustomer?${new URLSearchParams({ GSTIN: gstin }).toString()}`;

export const shareInvitation = (gstin: string): Promise<void> =>
  shareLink({ title: t('people.shareTitle'), url: invitationUrl(gstin) });

import { setAuthorization } from '../../platform/api/authorization.ts';
import { endPreview, storePreview } from '../../platform/preview.ts';
import { keys } from '../store/storage.ts';
import { session } from '../store/store.ts';
import { parseUser } from './user.ts';

export interface StartedPreview {
  readonly profile: { readonly Pincode: string } | undefined;
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * Prepares the tab: the next page that it loads is the shop as this customer sees it. Returns
 * whether it can. @throws when the browser has no storage
 */
export const preparePreview = ({ profile, token, expiresAt }: StartedPreview): boolean => {
  const user = parseUser(profile);
  if (!user || !token) return false;
  sessionStorage.clear();
  sessionStorage.setItem(keys.user[0], JSON.stringify(user));
  sessionStorage.setItem(keys.token[0], token);
  if (profile?.Pincode) sessionStorage.setItem(keys.pincode[0], profile.Pincode);
  storePreview({ userId: user.Id, name: user.Name || user.Mobile || user.Email, expiresAt });
  return true;
};

/** The token is never renewed: the refresh cookie of the browser belongs to the member of staff. */
export const configurePreviewToken = (): void =>
  setAuthorization({
    token: async () => session().token,
    renew: async () => {
      endPreview();
      return null;
    },
  });

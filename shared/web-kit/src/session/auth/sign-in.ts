import { uploadLocalLines, type CartUploadResult } from '../cart/cart-upload.ts';
import { updateSession } from '../store/store.ts';
import { parseUser } from './user.ts';

/** Keeps who signed in, then brings the local lines into the account. Undefined when the answer names nobody. */
export const signIn = async (record: unknown, token: string): Promise<CartUploadResult | undefined> => {
  const user = parseUser(record);
  if (!user || !token) return undefined;
  updateSession({ user, token, serverLines: [], favouriteChanges: {} });
  return uploadLocalLines();
};

import { uploadLocalLines, type CartUploadResult } from '../cart/cart-upload.ts';
import { updateSession } from '../store/store.ts';
import { parseUser } from './user.ts';

export const signIn = async (
  record: unknown,
  token: string,
): Promise<CartUploadResult | undefined> => {
  const user = parseUser(record);
  if (!user || !token) return undefined;
  updateSession({ user, token, serverLines: [], favouriteChanges: {} });
  return uploadLocalLines();
};

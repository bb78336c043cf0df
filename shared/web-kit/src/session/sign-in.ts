import { uploadLines, type UploadReport } from './cart-upload.ts';
import { changeSession } from './store.ts';
import { parseUser } from './user.ts';

/** Keeps who signed in, then brings the local lines into the account. Undefined when the answer names nobody. */
export const signIn = async (record: unknown, token: string): Promise<UploadReport | undefined> => {
  const user = parseUser(record);
  if (!user || !token) return undefined;
  changeSession({ user, token, serverLines: [], favouriteChanges: {} });
  return uploadLines();
};

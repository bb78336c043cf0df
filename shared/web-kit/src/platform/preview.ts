/** A tab in which a member of staff sees the shop as a customer. */
export interface Preview {
  readonly userId: number;
  readonly name: string;
  readonly expiresAt: string;
}

export const previewStorageKey = 'tokri.preview';

const isPreview = (value: unknown): value is Preview =>
  typeof value === 'object' && value !== null && 'userId' in value && 'expiresAt' in value;

const read = (): Preview | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(previewStorageKey) ?? 'null');
    return isPreview(value) ? value : null;
  } catch {
    return null;
  }
};

/** For the life of the page: what is written while it ends must not reach the storage of staff. */
const current = read();

export const preview = (): Preview | null => current;

/** Takes effect after a reload. @throws when the browser has no storage */
export const storePreview = (started: Preview): void =>
  sessionStorage.setItem(previewStorageKey, JSON.stringify(started));

/** Loads the shop in this tab as the customer sees it. */
export const openPreview = (): void => location.replace('/home');

export const previewPath = (userId: number): string => `/previewuser?UserId=${userId}`;

/** Leaves the preview, for the page that says so. */
export const endPreview = (): void => {
  sessionStorage.clear();
  location.assign(`${previewPath(current?.userId ?? 0)}&Ended=1`);
};

/** Where the shop keeps what belongs to a person: in a preview in its tab only. */
export const personalStorage = (): Storage => (current ? sessionStorage : localStorage);

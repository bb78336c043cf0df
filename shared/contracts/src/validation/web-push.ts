/** Where a browser gets messages, and the keys that encrypt them (RFC 8291). */
export interface WebPushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const maxEndpointLength = 2_048;
const endpointPattern = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?\/[\x21-\x7e]+$/;
const publicKeyPattern = /^[A-Za-z0-9_-]{87}$/;
const authSecretPattern = /^[A-Za-z0-9_-]{22}$/;

/** A subscription is registered as its JSON, where an app sends a token of FCM. */
export const isWebPushToken = (token: string): boolean => token.startsWith('{');

export const toWebPushToken = ({ endpoint, keys: { p256dh, auth } }: WebPushSubscription): string =>
  JSON.stringify({ endpoint, keys: { p256dh, auth } });

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/** Checked by hand, not by zod: pages load this file before the first page shows. */
export const parseWebPushToken = (token: string): WebPushSubscription | null => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(token);
  } catch {
    return null;
  }
  const { endpoint, keys } = fieldsOf(parsed);
  const { p256dh, auth } = fieldsOf(keys);
  return matches(endpoint, endpointPattern) &&
    endpoint.length <= maxEndpointLength &&
    matches(p256dh, publicKeyPattern) &&
    matches(auth, authSecretPattern)
    ? { endpoint, keys: { p256dh, auth } }
    : null;
};

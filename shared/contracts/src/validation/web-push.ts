import * as z from 'zod/mini';

const subscription = z.object({
  endpoint: z
    .string()
    .check(z.maxLength(2_048), z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?\/[\x21-\x7e]+$/)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
});
/** Where a browser gets messages, and the keys that encrypt them (RFC 8291). */
export type WebPushSubscription = z.infer<typeof subscription>;

/** A subscription is registered as its JSON, where an app sends a token of FCM. */
export const isWebPushToken = (token: string): boolean => token.startsWith('{');

export const toWebPushToken = ({ endpoint, keys: { p256dh, auth } }: WebPushSubscription): string =>
  JSON.stringify({ endpoint, keys: { p256dh, auth } });

export const parseWebPushToken = (token: string): WebPushSubscription | null => {
  try {
    const parsed = subscription.safeParse(JSON.parse(token));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

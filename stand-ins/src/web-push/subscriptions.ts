import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';

export interface Subscription {
  readonly keyPair: ECDH;
  readonly auth: Buffer;
}

const maxSubscriptions = 1_000;

/** In place of the push manager of a browser. The oldest are forgotten. */
export const createSubscriptions = () => {
  const subscriptions = new Map<string, Subscription>();
  return {
    add: () => {
      const id = randomUUID();
      const keyPair = createECDH('prime256v1');
      const publicKey = keyPair.generateKeys();
      const auth = randomBytes(16);
      subscriptions.set(id, { keyPair, auth });
      const [oldest] = subscriptions.keys();
      if (subscriptions.size > maxSubscriptions && oldest !== undefined)
        subscriptions.delete(oldest);
      return {
        id,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    find: (id: string): Subscription | undefined => subscriptions.get(id),
    remove: (id: string): boolean => subscriptions.delete(id),
  };
};
export type Subscriptions = ReturnType<typeof createSubscriptions>;

/**
 * Who asked for a code: anyone or a device that has signed in before, for a sign-in, or the
 * signed-in user who verifies a contact. Codes of different requesters neither replace each other
 * nor count against each other's wrong attempts.
 */
export type Requester =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'device'; readonly deviceId: string }
  | { readonly kind: 'user'; readonly userId: number };

export const anyone: Requester = { kind: 'anyone' };

export const toRequester = (deviceId: string | null): Requester =>
  deviceId === null ? anyone : { kind: 'device', deviceId };

/** Empty for anyone. */
export const requesterKey = (requester: Requester): string => {
  if (requester.kind === 'anyone') return '';
  return requester.kind === 'user' ? `user:${requester.userId}:` : `device:${requester.deviceId}:`;
};

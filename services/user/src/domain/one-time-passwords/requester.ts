/**
 * Who asked for a code: for a sign-in, an unknown device or one that has signed in before; else the
 * signed-in user who verifies a contact. Codes of different requesters neither replace each other
 * nor count against each other's wrong attempts.
 */
export type Requester =
  | { readonly kind: 'unknown-device' }
  | { readonly kind: 'device'; readonly deviceId: string }
  | { readonly kind: 'user'; readonly userId: number };

export const unknownDevice: Requester = { kind: 'unknown-device' };

export const toRequester = (deviceId: string | null): Requester =>
  deviceId === null ? unknownDevice : { kind: 'device', deviceId };

/** Empty for an unknown device. */
export const requesterKey = (requester: Requester): string => {
  if (requester.kind === 'unknown-device') return '';
  return requester.kind === 'user' ? `user:${requester.userId}:` : `device:${requester.deviceId}:`;
};

/**
 * Who asked for a code: for a sign-in, an unknown device or one that has signed in before; else the
 * signed-in user who verifies a contact or deletes the account. Codes of different requesters neither replace each other
 * nor count against each other's wrong attempts.
 */
export type Requester =
  | { readonly kind: 'unknown-device' }
  | { readonly kind: 'device'; readonly deviceId: string }
  | { readonly kind: 'user'; readonly userId: number }
  | { readonly kind: 'deletion'; readonly userId: number };

export const unknownDevice: Requester = { kind: 'unknown-device' };

export const toRequester = (deviceId: string | null): Requester =>
  deviceId === null ? unknownDevice : { kind: 'device', deviceId };

/** Empty for an unknown device. */
export const requesterKey = (requester: Requester): string => {
  switch (requester.kind) {
    case 'unknown-device':
      return '';
    case 'device':
      return `device:${requester.deviceId}:`;
    case 'user':
    case 'deletion':
      return `${requester.kind}:${requester.userId}:`;
  }
};

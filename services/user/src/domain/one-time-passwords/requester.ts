/**
 * Who asked for a code: anyone, for a sign-in, or the signed-in user who verifies a contact. A code
 * works only for its requester, and codes of different requesters do not replace each other.
 */
export type Requester =
  { readonly kind: 'anyone' } | { readonly kind: 'user'; readonly userId: number };

export const anyone: Requester = { kind: 'anyone' };

/** Empty for anyone. */
export const requesterKey = (requester: Requester): string =>
  requester.kind === 'user' ? `user:${requester.userId}:` : '';

/**
 * Where the client takes its bearer token from and what it does when the server no longer accepts it. The session sets
 * it; the client works without (an anonymous visitor).
 */
export interface Authorization {
  /** The stored token, renewed first when it is about to end; null for a visitor. */
  token(): Promise<string | null>;
  /** A token that replaces the refused one, or null when the session has ended; called once a call. */
  renew(refused: string): Promise<string | null>;
}

const anonymous: Authorization = { token: async () => null, renew: async () => null };
let current = anonymous;

export const setAuthorization = (authorization: Authorization | null): void => {
  current = authorization ?? anonymous;
};
export const authorization = (): Authorization => current;

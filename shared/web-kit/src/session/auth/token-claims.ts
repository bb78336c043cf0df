/** Decodes claims without verifying the signature; use them for display decisions only. */
export const decodeTokenClaims = (token: string): Readonly<Record<string, unknown>> => {
  try {
    const claims = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as unknown;
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** The session that a token belongs to; empty without a token, and in one that names none. */
export const tokenSessionId = (token: string | null): string => {
  const { sid } = decodeTokenClaims(token ?? '');
  return typeof sid === 'string' ? sid : '';
};

/** The business that a token belongs to, 0 for none; undefined when the token does not say. */
export const tokenPartyId = (token: string | null): number | undefined => {
  const { partyId } = decodeTokenClaims(token ?? '');
  return typeof partyId === 'number' ? partyId : undefined;
};

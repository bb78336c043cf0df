/** @returns the claims of an issued token. The signature is not checked. */
export const readClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    readonly partyId?: number;
    readonly rev: number;
    readonly sid: string;
    readonly roles: readonly string[];
    readonly missingStep?: string;
  };

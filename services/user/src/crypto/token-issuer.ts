import {
  createSigner,
  previewAudience,
  toRoles,
  tokenAudience,
  tokenIssuer,
  tokenLifetimeSeconds,
} from '@tokri/service-kit/auth';
import type { Jwk, Jwks } from '@tokri/service-kit/config';
import { toPartyRoleNames } from '../domain/companies/party.ts';
import type { IssuePreviewToken, IssueToken } from '../application/ports/sessions.ts';

export interface TokenIssuer {
  readonly publicKeys: Jwks;
  readonly issueToken: IssueToken;
  readonly issuePreviewToken: IssuePreviewToken;
}

export const createTokenIssuer = (privateJwk: Jwk): TokenIssuer => {
  const settings = { privateJwk, issuer: tokenIssuer };
  const signer = createSigner({ ...settings, audience: tokenAudience });
  const previewSigner = createSigner({ ...settings, audience: previewAudience });
  return {
    publicKeys: signer.publicKeys,
    issueToken: ({ user, sessionId, permissions, missingStep }, now) =>
      signer.sign({
        subject: String(user.id),
        claims: {
          partyId: user.partyId,
          roles: ['customer', ...toPartyRoleNames(user.partyRoles), ...toRoles(permissions)],
          rev: user.rev,
          sid: sessionId,
          ...(missingStep !== 'none' && { missingStep }),
        },
        expiresInSeconds: tokenLifetimeSeconds,
        now,
      }),
    issuePreviewToken: async ({ customer, staff, staffPermissions }, now) => ({
      token: await previewSigner.sign({
        subject: String(customer.id),
        claims: {
          partyId: customer.partyId,
          roles: ['customer'],
          rev: customer.rev,
          act: { sub: String(staff.id), rev: staff.rev, roles: toRoles(staffPermissions) },
        },
        expiresInSeconds: tokenLifetimeSeconds,
        now,
      }),
      expiresAt: new Date(now.getTime() + tokenLifetimeSeconds * 1000),
    }),
  };
};

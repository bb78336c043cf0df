import { tokensRevoked } from '@tokri/contracts/events';
import { materializedView, type MaterializedView } from '@tokri/service-kit/kafka';
import type { TokenRevocation, RevokedTokens } from './revoked-tokens.ts';

/** Closes the streams, too: they were opened with a token that is revoked. */
export const createRevocationsView = (
  revokedTokens: Pick<RevokedTokens, 'record'>,
  closeStreamsOfUser: (userId: TokenRevocation['userId']) => void,
): MaterializedView =>
  materializedView({
    event: tokensRevoked,
    name: 'revocations',
    apply: (_key, revocation) => {
      if (!revocation) return;
      const { userId, revision, changedAt } = revocation;
      const isRecent = revokedTokens.record({
        userId,
        revision,
        revokedAt: new Date(changedAt),
      });
      if (isRecent) closeStreamsOfUser(userId);
    },
  });

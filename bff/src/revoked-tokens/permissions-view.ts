import { permissionsChanged } from '@tokri/contracts/events';
import { materializedView, type MaterializedView } from '@tokri/service-kit/kafka';
import type { PermissionsChange, RevokedStaffTokens } from './revoked-staff-tokens.ts';

/** Closes the streams, too: they were opened with the old permissions. */
export const createPermissionsView = (
  revokedTokens: Pick<RevokedStaffTokens, 'record'>,
  closeStaffStreams: (userId: PermissionsChange['userId']) => void,
): MaterializedView =>
  materializedView({
    event: permissionsChanged,
    name: 'permissions',
    apply: (_key, change) => {
      if (!change) return;
      const { userId, revision, changedAt } = change;
      const isRecent = revokedTokens.record({
        userId,
        revision,
        changedAt: new Date(changedAt),
      });
      if (isRecent) closeStaffStreams(userId);
    },
  });

import { formatInstant } from '@tokri/contracts/dates';
import type { Session } from '../../domain/sessions/session.ts';

export const toSessionResponse = ({
  id,
  device,
  channel,
  startedAt,
  rotatedAt,
  expiresAt,
}: Session) => ({
  Id: id,
  Device: device,
  Channel: channel,
  StartedAt: startedAt && formatInstant(startedAt),
  LastUsedAt: formatInstant(rotatedAt),
  ExpiresAt: formatInstant(expiresAt),
});

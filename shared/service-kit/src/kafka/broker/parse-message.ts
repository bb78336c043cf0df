import { envelope } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';

export type ParsedMessage =
  | { readonly kind: 'event'; readonly event: Envelope }
  | { readonly kind: 'tombstone' }
  | { readonly kind: 'broken'; readonly reason: string };

export const parseMessage = (value: string | null): ParsedMessage => {
  if (value === null) return { kind: 'tombstone' };
  let json: unknown;
  try {
    json = JSON.parse(value);
  } catch {
    return { kind: 'broken', reason: 'not JSON' };
  }
  const outcome = envelope.safeParse(json);
  return outcome.success
    ? { kind: 'event', event: outcome.data }
    : {
        kind: 'broken',
        reason: `no envelope: ${outcome.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
      };
};

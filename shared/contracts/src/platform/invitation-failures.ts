/** Why the SMS of an invitation did not go out; with `unconfirmed` nobody knows whether it did. */
export const invitationFailures = [
  'timeout',
  'unreachable',
  'refused',
  'gateway-error',
  'no-mobile',
  'unconfirmed',
] as const;
export type InvitationFailure = (typeof invitationFailures)[number];

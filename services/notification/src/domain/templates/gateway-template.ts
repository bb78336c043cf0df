import type { MessageKind } from '@tokri/contracts/templates';

/** The name of a text among the template ids of the environment. */
export const toGatewayTemplate = (kind: MessageKind): string =>
  kind === 'sign-in-code' ? 'code' : kind;

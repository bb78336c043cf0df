import {
  codeRequested,
  sealedCode,
  sealedContacts,
  sealedInvitation,
  secondFactorChanged,
  sessionEnded,
  staffInvited,
} from '@tokri/contracts/events';
import type { Sealer } from '@tokri/service-kit/crypto';
import { defineConsumer, NotRetriable, on } from '@tokri/service-kit/kafka';
import type { ConsumerDefinition } from '@tokri/service-kit/kafka';
import type { PushTokens } from '../application/ports/push-tokens.ts';
import type { CodeToSend } from '../domain/templates/code-message.ts';
import type { InvitationToSend } from '../domain/templates/invitation-message.ts';
import type { SecondFactorChange } from '../domain/templates/second-factor-message.ts';

const decrypt = <Content>(
  schema: { readonly parse: (value: unknown) => Content },
  sealer: Sealer,
  sealed: string,
): Content => {
  try {
    return schema.parse(JSON.parse(sealer.open(sealed)));
  } catch {
    // The cause is omitted because it could contain the unsealed text.
    throw new NotRetriable('a sealed message cannot be decrypted');
  }
};

export interface AccountConsumerDeps {
  readonly sealer: Sealer;
  readonly deliverCode: (code: CodeToSend) => Promise<void>;
  readonly deliverInvitation: (invitation: InvitationToSend) => Promise<void>;
  readonly deliverSecondFactorMessage: (change: SecondFactorChange) => Promise<void>;
  readonly removePushTokensOfSession: PushTokens['removeBySession'];
}

/**
 * A separate group, because a backlog of order events must not delay codes that are valid for
 * minutes, nor the end of messages to a lost phone.
 */
export const createAccountConsumer = ({
  sealer,
  deliverCode,
  deliverInvitation,
  deliverSecondFactorMessage,
  removePushTokensOfSession,
}: AccountConsumerDeps): ConsumerDefinition =>
  defineConsumer({
    group: 'notification',
    handlers: [
      on(codeRequested, async ({ data, seq, occurredAt }) => {
        const { challengeId, channel, language, purpose = 'sign-in', expiresAt, sealed } = data;
        await deliverCode({
          challengeId,
          send: seq,
          channel,
          language,
          purpose,
          requestedAt: new Date(occurredAt),
          expiresAt: new Date(expiresAt),
          ...decrypt(sealedCode, sealer, sealed),
        });
      }),
      on(staffInvited, async ({ seq, occurredAt, data: { userId, language, sealed } }) => {
        const { to } = decrypt(sealedInvitation, sealer, sealed);
        await deliverInvitation({ userId, seq, invitedAt: new Date(occurredAt), language, to });
      }),
      on(secondFactorChanged, ({ seq, data: { userId, state, language, sealed } }) =>
        deliverSecondFactorMessage({
          userId,
          seq,
          state,
          language,
          ...decrypt(sealedContacts, sealer, sealed),
        }),
      ),
      on(sessionEnded, ({ data }) => removePushTokensOfSession(data)),
    ],
  });

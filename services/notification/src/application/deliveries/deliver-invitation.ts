import type { Clock } from '@tokri/service-kit/use-case';
import {
  toInvitationId,
  toInvitationMessage,
  type InvitationToSend,
} from '../../domain/templates/invitation-message.ts';
import type { CodeDeliveries } from '../ports/code-deliveries.ts';
import type { Gateways, RecordOutcome } from '../ports/gateways.ts';
import { beginDelivery, maxSendMs, sendBegunDelivery } from './send-begun-delivery.ts';
import type { RenderContextProvider } from '../ports/templates.ts';
import type { PushTokens } from '../ports/push-tokens.ts';

const channel = 'sms';

/**
 * At most once, like a code: staff see when it failed and send it again. In the language of the person's app, else in that of the inviter.
 */
export const deliverInvitation =
  (deps: {
    readonly codes: CodeDeliveries;
    readonly tokens: Pick<PushTokens, 'listByUser'>;
    readonly gateways: Gateways;
    readonly clock: Clock;
    readonly recordOutcome: RecordOutcome;
    readonly renderContext: Pick<RenderContextProvider, 'current'>;
    readonly siteUrl: string;
  }) =>
  async (invitation: InvitationToSend): Promise<void> => {
    const id = toInvitationId(invitation);
    const [token] = await deps.tokens.listByUser(invitation.userId);
    if (!(await beginDelivery(deps, { id, channel, state: 'sending', at: deps.clock() }))) return;
    const language = token?.language ?? invitation.language;
    const message = toInvitationMessage(
      { ...invitation, language },
      await deps.renderContext.current(),
      `${deps.siteUrl}/admin`,
    );
    const { userId, invitedAt } = invitation;
    return sendBegunDelivery(deps, {
      id,
      message,
      deadlineMs: maxSendMs,
      invited: { userId, invitedAt },
    });
  };

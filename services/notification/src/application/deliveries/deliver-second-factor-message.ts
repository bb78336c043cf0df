import type { Clock } from '@tokri/service-kit/use-case';
import {
  secondFactorChannels,
  toSecondFactorDeliveryId,
  toSecondFactorMessage,
  type SecondFactorChange,
} from '../../domain/templates/second-factor-message.ts';
import type { CodeDeliveries } from '../ports/code-deliveries.ts';
import type { Gateways, RecordOutcome } from '../ports/gateways.ts';
import type { PushTokens } from '../ports/push-tokens.ts';
import type { RenderContextProvider } from '../ports/templates.ts';
import { beginDelivery, maxSendMs, sendBegunDelivery } from './send-begun-delivery.ts';

/**
 * At most once, like a code, whatever channels the person chose and also at night: it is about the
 * safety of the account. In the language of the person's app, else in that of the change.
 */
export const deliverSecondFactorMessage =
  (deps: {
    readonly codes: CodeDeliveries;
    readonly tokens: Pick<PushTokens, 'listByUser'>;
    readonly gateways: Gateways;
    readonly clock: Clock;
    readonly recordOutcome: RecordOutcome;
    readonly renderContext: Pick<RenderContextProvider, 'current'>;
  }) =>
  async (change: SecondFactorChange): Promise<void> => {
    const [token] = await deps.tokens.listByUser(change.userId);
    const language = token?.language ?? change.language;
    const context = await deps.renderContext.current();
    for (const channel of secondFactorChannels) {
      const message = toSecondFactorMessage({ ...change, language }, channel, context);
      if (message.to === '') continue;
      const id = toSecondFactorDeliveryId(change, channel);
      if (await beginDelivery(deps, { id, channel, state: 'sending', at: deps.clock() }))
        await sendBegunDelivery(deps, { id, message, deadlineMs: maxSendMs });
    }
  };

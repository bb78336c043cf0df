import type { Clock } from '@tokri/service-kit/use-case';
import { toCodeMessage, toDeliveryId, isCodeExpired } from '../../domain/templates/code-message.ts';
import type { CodeToSend } from '../../domain/templates/code-message.ts';
import type { CodeDeliveries } from '../ports/code-deliveries.ts';
import { beginDelivery, maxSendMs, sendBegunDelivery } from './send-begun-delivery.ts';
import type { RenderContextProvider } from '../ports/templates.ts';
import type { Gateways, RecordOutcome } from '../ports/gateways.ts';

export interface DeliverCodeDeps {
  readonly codes: CodeDeliveries;
  readonly gateways: Gateways;
  readonly clock: Clock;
  readonly recordOutcome: RecordOutcome;
  readonly renderContext: Pick<RenderContextProvider, 'current'>;
  readonly codeHost: string;
}

/**
 * At most once: the delivery is stored before the message is sent, so a repeated event sends
 * nothing. A person without a code asks for another one; two codes would confuse them.
 */
export const deliverCode =
  (deps: DeliverCodeDeps) =>
  async (code: CodeToSend): Promise<void> => {
    const { channel } = code;
    const id = toDeliveryId(code);
    const now = deps.clock();
    const state = isCodeExpired(code, now) ? 'too-late' : 'sending';
    if (!(await beginDelivery(deps, { id, channel, state, at: now }))) return;
    if (state === 'too-late') return deps.recordOutcome({ channel, state, reason: '' });
    const deadlineMs = Math.min(maxSendMs, code.expiresAt.getTime() - now.getTime());
    return sendBegunDelivery(deps, {
      id,
      message: toCodeMessage(code, await deps.renderContext.current(), deps.codeHost),
      deadlineMs,
      measureCodeAgeMs: () => deps.clock().getTime() - code.requestedAt.getTime(),
    });
  };

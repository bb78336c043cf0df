import { codeMessage, deliveryIdOf, isTooLate } from '../domain/code-message.ts';
import type { CodeToSend } from '../domain/code-message.ts';
import type { Clock, Codes, Gateways, Witness } from './ports.ts';

/** Well below the consumer's deadline of 10 s. */
const handOverMsMax = 5_000;

export interface DeliverPorts {
  readonly codes: Codes;
  readonly gateways: Gateways;
  readonly clock: Clock;
  readonly witness: Witness;
}

/**
 * At most once: the delivery is written before the message goes out, so whatever happens after it, a repeat sends nothing. Who gets no code asks for
 * another; two codes, or one after its life, would only confuse.
 */
export const deliverCode =
  (ports: DeliverPorts) =>
  async (code: CodeToSend): Promise<void> => {
    const { channel } = code;
    const id = deliveryIdOf(code);
    const now = ports.clock();
    const state = isTooLate(code, now) ? 'too-late' : 'sending';
    const isFirst = await ports.codes.begin({ id, channel, state, at: now });
    if (!isFirst) return ports.witness({ channel, state: 'repeated', reason: '' });
    if (state === 'too-late') return ports.witness({ channel, state, reason: '' });
    const deadlineMs = Math.min(handOverMsMax, code.expiresAt.getTime() - now.getTime());
    const handOver = await ports.gateways[channel](codeMessage(code), deadlineMs);
    const outcome = handOver.ok
      ? { state: 'sent' as const, reason: '' }
      : { state: 'failed' as const, reason: handOver.reason };
    ports.witness({ channel, ...outcome });
    return ports.codes.finish(id, outcome.state, outcome.reason);
  };

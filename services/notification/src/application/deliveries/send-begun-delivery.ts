import type { Message } from '../../domain/deliveries/message.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CodeDeliveries, InvitedPerson } from '../ports/code-deliveries.ts';
import type { Gateways, RecordOutcome } from '../ports/gateways.ts';

export const maxSendMs = 5_000;

interface BegunDelivery {
  readonly id: string;
  readonly message: Message;
  readonly deadlineMs: number;
  /** How old a code is once the gateway has answered. */
  readonly measureCodeAgeMs?: () => number;
  readonly invited?: InvitedPerson;
}

/** False for a delivery that was begun before: its message may have been sent. */
export const beginDelivery = async (
  {
    codes,
    recordOutcome,
  }: {
    readonly codes: Pick<CodeDeliveries, 'begin'>;
    readonly recordOutcome: RecordOutcome;
  },
  delivery: Parameters<CodeDeliveries['begin']>[0],
): Promise<boolean> => {
  const isFirst = await codes.begin(delivery);
  if (!isFirst) recordOutcome({ channel: delivery.channel, state: 'repeated', reason: '' });
  return isFirst;
};

/** Sends the message of a delivery that was stored as begun; stores and counts what became of it. */
export const sendBegunDelivery = async (
  {
    codes,
    gateways,
    recordOutcome,
    clock,
  }: {
    readonly codes: Pick<CodeDeliveries, 'finish'>;
    readonly gateways: Gateways;
    readonly recordOutcome: RecordOutcome;
    readonly clock: Clock;
  },
  { id, message, deadlineMs, measureCodeAgeMs, invited }: BegunDelivery,
): Promise<void> => {
  const { channel } = message;
  const result = await gateways[channel](message, deadlineMs);
  const outcome = result.ok
    ? { state: 'sent' as const, reason: '' }
    : { state: 'failed' as const, reason: result.reason };
  recordOutcome({
    channel,
    ...outcome,
    ...(measureCodeAgeMs ? { codeAgeMs: measureCodeAgeMs() } : {}),
  });
  await codes.finish(id, { ...outcome, at: clock(), ...(invited ? { invited } : {}) });
};

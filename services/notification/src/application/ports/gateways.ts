import type { Channel, Message, SendResult } from '../../domain/deliveries/message.ts';

/** Hands a message to its gateway once, within `deadlineMs`. Does not throw for what gateways do. */
export type Gateway = (message: Message, deadlineMs: number) => Promise<SendResult>;

export type Gateways = Readonly<Record<Channel, Gateway>>;

/** Called with every outcome, for counts and logs. */
export type RecordOutcome = (outcome: {
  readonly channel: Channel;
  readonly state: string;
  readonly reason: string;
}) => void;

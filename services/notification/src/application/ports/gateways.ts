import type { Channel, Message, SendResult } from '../../domain/deliveries/message.ts';

export type Gateway = (message: Message, deadlineMs: number) => Promise<SendResult>;

export type Gateways = Readonly<Record<Channel, Gateway>>;

export type RecordOutcome = (outcome: {
  readonly channel: Channel;
  readonly state: string;
  readonly reason: string;
  /** Time since the request of a code, only for codes. */
  readonly codeAgeMs?: number;
}) => void;

import type { Channel, HandOver, Message } from '../domain/message.ts';

export type Clock = () => Date;

/** What became of a message, without anything personal. `sending` that stays tells of a crash: it may have gone out, and is not sent again. */
export type DeliveryState = 'sending' | 'sent' | 'failed' | 'too-late';

export interface Deliveries {
  /** False when there is one with this id: the message has had its one chance. */
  begin(delivery: { readonly id: string; readonly channel: Channel; readonly state: DeliveryState; readonly at: Date }): Promise<boolean>;
  finish(id: string, state: DeliveryState, reason: string): Promise<void>;
}

/** Hands a message to its gateway once, within `deadlineMs`. Does not throw for what gateways do. */
export type Gateway = (message: Message, deadlineMs: number) => Promise<HandOver>;

export type Gateways = Readonly<Record<Channel, Gateway>>;

/** Told of every outcome, for counts and logs. */
export type Witness = (outcome: { readonly channel: Channel; readonly state: DeliveryState | 'repeated'; readonly reason: string }) => void;

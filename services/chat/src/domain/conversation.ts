/** Everybody who works for the shop stands on its one side. */
export type Side = 'customer' | 'shop';

export interface Message {
  readonly messageId: number;
  /** Chosen by the sender's page; one of a writer is one message. */
  readonly clientKey: string;
  readonly from: Side;
  readonly creatorId: number;
  readonly text: string;
  readonly sentAt: Date;
  /** When the other side has read it. */
  readonly readAt: Date | null;
}

/** All that is said about one order, between its customer and the shop. Exists from the order's first event on, also while nobody has said anything. */
export interface Conversation {
  readonly orderId: number;
  /** The order's customer. */
  readonly userId: number;
  readonly transactionNumber: string;
  /** Oldest first. */
  readonly messages: readonly Message[];
}

/** The shop, where an id is asked for. */
export const shopId = 0;

/** To whom a message goes: the customer, or the shop as a whole. */
export const recipientOf = (
  { userId }: Pick<Conversation, 'userId'>,
  { from }: Pick<Message, 'from'>,
): number => (from === 'shop' ? userId : shopId);

/** Whether a message waits for a side: the other side's, and not read yet. Nobody reads what their own side wrote. */
export const isNewTo = (side: Side, { from, readAt }: Pick<Message, 'from' | 'readAt'>): boolean =>
  from !== side && readAt === null;

/** How many messages wait for a side. */
export const unreadFor = ({ messages }: Pick<Conversation, 'messages'>, side: Side): number =>
  messages.filter((message) => isNewTo(side, message)).length;

export type Side = 'customer' | 'shop';

export interface Message {
  readonly messageId: number;
  readonly clientKey: string;
  readonly from: Side;
  readonly creatorId: number;
  readonly text: string;
  readonly sentAt: Date;
  readonly readAt: Date | null;
}

/** Created with the order's first event, so it can be empty. */
export interface Conversation {
  readonly orderId: number;
  readonly userId: number;
  readonly transactionNumber: string;
  readonly messages: readonly Message[];
}

export const shopId = 0;

export const getRecipientId = (
  { userId }: Pick<Conversation, 'userId'>,
  { from }: Pick<Message, 'from'>,
): number => (from === 'shop' ? userId : shopId);

export const isUnreadFor = (
  side: Side,
  { from, readAt }: Pick<Message, 'from' | 'readAt'>,
): boolean => from !== side && readAt === null;

export const countUnread = ({ messages }: Pick<Conversation, 'messages'>, side: Side): number =>
  messages.filter((message) => isUnreadFor(side, message)).length;

import type { Conversation, Message, Side } from '../domain/conversation.ts';
import type { Reading } from '../domain/mark-read.ts';

export type Clock = () => Date;

/** A conversation with the version that a write compares. */
export interface StoredConversation {
  readonly conversation: Conversation;
  readonly rev: number;
  readonly seq: number;
}

export interface KnownOrder {
  readonly orderId: number;
  readonly userId: number;
  readonly transactionNumber: string;
}

/** One line of the shop's list: everything but the messages. */
export interface ConversationSummary extends KnownOrder {
  readonly count: number;
  /** That the shop has not read. */
  readonly unread: number;
  readonly last: {
    readonly messageId: number;
    readonly creatorId: number;
    readonly from: Side;
    readonly preview: string;
    readonly sentAt: Date;
  };
}

export interface ListWish {
  readonly page: number;
  readonly pageSize: number;
  readonly onlyUnread: boolean;
}

export interface ConversationStore {
  nextMessageId(): Promise<number>;
  /** Opens the conversation of an order; nothing when it is open. */
  open(order: KnownOrder): Promise<void>;
  byOrder(orderId: number): Promise<StoredConversation | null>;
  /** Highest order id that is known; 0 while none is. */
  newestOrderId(): Promise<number>;
  /** Message, counts and event in one guarded write; false when somebody else was faster. */
  add(stored: StoredConversation, message: Message): Promise<boolean>;
  /** Read marks, count and event in one guarded write; false when somebody else was faster. */
  read(
    stored: StoredConversation,
    reading: Reading & { readonly side: Side; readonly readerId: number; readonly at: Date },
  ): Promise<boolean>;
  /** Conversations in which something was said, the one written to last first. */
  list(
    wish: ListWish,
  ): Promise<{ readonly conversations: readonly ConversationSummary[]; readonly total: number }>;
}

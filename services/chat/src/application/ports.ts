import type { Conversation, Message, Side } from '../domain/conversation.ts';
import type { Reading } from '../domain/mark-read.ts';

export type Clock = () => Date;

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

export interface ConversationSummary extends KnownOrder {
  readonly count: number;
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
  open(order: KnownOrder): Promise<void>;
  byOrder(orderId: number): Promise<StoredConversation | null>;
  newestOrderId(): Promise<number>;
  add(stored: StoredConversation, message: Message): Promise<boolean>;
  read(
    stored: StoredConversation,
    reading: Reading & { readonly side: Side; readonly readerId: number; readonly at: Date },
  ): Promise<boolean>;
  list(
    wish: ListWish,
  ): Promise<{ readonly conversations: readonly ConversationSummary[]; readonly total: number }>;
}

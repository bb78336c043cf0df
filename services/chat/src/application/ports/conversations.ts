import type { Conversation, Message, Side } from '../../domain/conversation.ts';
import type { ReadMark } from '../../domain/mark-read.ts';

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

export interface ConversationFilter {
  readonly page: number;
  readonly pageSize: number;
  readonly onlyUnread: boolean;
}

export interface OwnConversationFilter {
  readonly userId: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface ConversationPage {
  readonly conversations: readonly ConversationSummary[];
  readonly total: number;
}

export interface ConversationStore {
  nextMessageId(): Promise<number>;
  create(order: KnownOrder): Promise<void>;
  findByOrder(orderId: number): Promise<StoredConversation | null>;
  findNewestOrderId(): Promise<number>;
  addMessage(stored: StoredConversation, message: Message): Promise<boolean>;
  markRead(
    stored: StoredConversation,
    readMark: ReadMark & { readonly side: Side; readonly readerId: number; readonly at: Date },
  ): Promise<boolean>;
  list(filter: ConversationFilter): Promise<ConversationPage>;
  listOfCustomer(filter: OwnConversationFilter): Promise<ConversationPage>;
}

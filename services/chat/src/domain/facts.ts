import type { Message, Side } from './conversation.ts';

/** What happened in a conversation; each becomes an event. */
export type ChatFact =
  | { readonly kind: 'sent'; readonly message: Message }
  | {
      readonly kind: 'read';
      readonly side: Side;
      readonly readerId: number;
      readonly readUpToId: number;
      readonly at: Date;
    };

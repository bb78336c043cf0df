import type { Message, Side } from './conversation.ts';

export type ChatEvent =
  | { readonly kind: 'sent'; readonly message: Message }
  | {
      readonly kind: 'read';
      readonly side: Side;
      readonly readerId: number;
      readonly readUpToId: number;
      readonly at: Date;
    };

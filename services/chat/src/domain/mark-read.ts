import { isUnreadFor, type Conversation, type Side } from './conversation.ts';

export interface ReadMark {
  readonly indexes: readonly number[];
  readonly readUpToId: number;
}

export const markRead = ({ messages }: Conversation, side: Side): ReadMark | null => {
  const indexes = messages.flatMap((message, index) => (isUnreadFor(side, message) ? [index] : []));
  const last = messages[indexes.at(-1) ?? -1];
  return last ? { indexes, readUpToId: last.messageId } : null;
};

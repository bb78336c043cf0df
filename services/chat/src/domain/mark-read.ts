import { isNewTo, type Conversation, type Side } from './conversation.ts';

export interface Reading {
  readonly places: readonly number[];
  readonly readUpToId: number;
}

export const markRead = ({ messages }: Conversation, side: Side): Reading | null => {
  const places = messages.flatMap((message, place) => (isNewTo(side, message) ? [place] : []));
  const last = messages[places.at(-1) ?? -1];
  return last ? { places, readUpToId: last.messageId } : null;
};

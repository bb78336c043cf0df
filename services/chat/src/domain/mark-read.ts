import { isNewTo, type Conversation, type Side } from './conversation.ts';

export interface Reading {
  /** Places of the messages that are new to the reader, oldest first. */
  readonly places: readonly number[];
  /** Id of the last of them. */
  readonly readUpToId: number;
}

/** What a side reads when it reads all; null when nothing is new to it. */
export const markRead = ({ messages }: Conversation, side: Side): Reading | null => {
  const places = messages.flatMap((message, place) => (isNewTo(side, message) ? [place] : []));
  const last = messages[places.at(-1) ?? -1];
  return last ? { places, readUpToId: last.messageId } : null;
};

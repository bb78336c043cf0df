import { normalRecipient } from './recipient.ts';

export const channels = ['sms', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/** A message as `GET /messages` lists it. */
export interface Message {
  readonly Id: number;
  /** ISO 8601 instant. */
  readonly At: string;
  readonly Channel: Channel;
  readonly To: string;
  readonly Text: string;
  /** Of a mail; empty elsewhere. */
  readonly Subject: string;
  /** Header of an SMS, sender of a mail. */
  readonly From: string;
}

export type NewMessage = Pick<Message, 'Channel' | 'To' | 'Text'> &
  Partial<Pick<Message, 'Subject' | 'From'>>;
export interface Wanted {
  readonly to?: string | undefined;
  readonly channel?: Channel | undefined;
}

export interface MessageStore {
  add(message: NewMessage): Message;
  /** Newest first. */
  list(wanted?: Wanted): readonly Message[];
  /** Grows with every message, so that a page knows whether there is news. */
  readonly revision: number;
}

/** The oldest message goes when there are more. */
export const keptMessagesMax = 1000;
/** Characters kept of one text. */
export const textLengthMax = 8000;
const lineLengthMax = 300;

/** Messages of this run, in memory only: the last 1,000 of them. */
export const createMessageStore = (now: () => Date): MessageStore => {
  const kept: Message[] = [];
  let lastId = 0;
  return {
    add: (message) => {
      const stored: Message = {
        Id: ++lastId,
        At: now().toISOString(),
        Channel: message.Channel,
        To: normalRecipient(message.To).slice(0, lineLengthMax),
        Text: message.Text.slice(0, textLengthMax),
        Subject: (message.Subject ?? '').slice(0, lineLengthMax),
        From: (message.From ?? '').slice(0, lineLengthMax),
      };
      kept.unshift(stored);
      if (kept.length > keptMessagesMax) kept.pop();
      return stored;
    },
    list: ({ to, channel } = {}) => {
      const recipient = to === undefined || to.trim() === '' ? undefined : normalRecipient(to);
      return kept.filter(
        (message) =>
          (recipient === undefined || message.To === recipient) &&
          (channel === undefined || message.Channel === channel),
      );
    },
    get revision() {
      return lastId;
    },
  };
};

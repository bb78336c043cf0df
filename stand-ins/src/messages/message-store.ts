import { normalizeRecipient } from './normalize-recipient.ts';

export const channels = ['sms', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

export interface Message {
  readonly Id: number;
  readonly At: string;
  readonly Channel: Channel;
  readonly To: string;
  readonly Text: string;
  readonly Subject: string;
  readonly From: string;
}

export type NewMessage = Pick<Message, 'Channel' | 'To' | 'Text'> &
  Partial<Pick<Message, 'Subject' | 'From'>>;
export interface MessageFilter {
  readonly to?: string | undefined;
  readonly channel?: Channel | undefined;
}

export interface MessageStore {
  add(message: NewMessage): Message;
  list(filter?: MessageFilter): readonly Message[];
  readonly revision: number;
}

export const maxMessages = 1000;
export const maxTextLength = 8000;
const maxLineLength = 300;

export const createMessageStore = (now: () => Date): MessageStore => {
  const messages: Message[] = [];
  let lastId = 0;
  return {
    add: (message) => {
      const stored: Message = {
        Id: ++lastId,
        At: now().toISOString(),
        Channel: message.Channel,
        To: normalizeRecipient(message.To).slice(0, maxLineLength),
        Text: message.Text.slice(0, maxTextLength),
        Subject: (message.Subject ?? '').slice(0, maxLineLength),
        From: (message.From ?? '').slice(0, maxLineLength),
      };
      messages.unshift(stored);
      if (messages.length > maxMessages) messages.pop();
      return stored;
    },
    list: ({ to, channel } = {}) => {
      const recipient = to === undefined || to.trim() === '' ? undefined : normalizeRecipient(to);
      return messages.filter(
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

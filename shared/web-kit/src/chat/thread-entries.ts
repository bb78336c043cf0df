import { addDays } from '@tokri/contracts/dates';
import type { MessageResponse } from '@tokri/contracts/api';
import { formatTime, shopDate, formatDate, today } from '@tokri/web-kit/ui';
import type { OutgoingMessage } from './outgoing-messages.ts';
import { t } from './labels.ts';
import { isOwn, type Thread } from './thread.ts';

export type ThreadEntry =
  | { readonly kind: 'day'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly text: string;
      readonly time: string;
      readonly isOwn: boolean;
      readonly isColleague: boolean;
      readonly mark: '' | 'sent' | 'seen';
    }
  | {
      readonly kind: 'outgoing';
      readonly key: string;
      readonly outgoing: OutgoingMessage;
      readonly time: string;
    };

export const dayLabel = (day: string, now: string = today()): string => {
  if (day === now) return t('day.today');
  return day === addDays(now, -1) ? t('day.yesterday') : formatDate(day);
};

const readMarks = (
  thread: Thread,
  messages: readonly MessageResponse[],
): ReadonlyMap<number, 'sent' | 'seen'> => {
  const ownMessages = messages.filter((message) => isOwn(thread, message));
  const lastRead = ownMessages.findLast(({ ReadAt }) => ReadAt !== null);
  const last = ownMessages.at(-1);
  return new Map([
    ...(last ? [[last.Id, 'sent'] as const] : []),
    ...(lastRead ? [[lastRead.Id, 'seen'] as const] : []),
  ]);
};

export const toThreadEntries = (
  thread: Thread & { readonly readerId: number },
  messages: readonly MessageResponse[],
  outgoing: readonly OutgoingMessage[],
): readonly ThreadEntry[] => {
  const marks = readMarks(thread, messages);
  const deliveredKeys = new Set(messages.map(({ ClientKey }) => ClientKey));
  const sent = messages.map((message) => {
    const isOwnMessage = isOwn(thread, message);
    const entry: ThreadEntry = {
      kind: 'message',
      key: message.ClientKey + message.Id,
      text: message.Message,
      time: formatTime(message.SentAt),
      isOwn: isOwnMessage,
      isColleague: isOwnMessage && message.CreatorId !== thread.readerId,
      mark: marks.get(message.Id) ?? '',
    };
    return { day: shopDate(new Date(message.SentAt)), entry };
  });
  const unsent = outgoing
    .filter(({ clientKey }) => !deliveredKeys.has(clientKey))
    .map((message) => ({
      day: shopDate(new Date(message.at)),
      entry: {
        kind: 'outgoing',
        key: message.clientKey,
        outgoing: message,
        time: formatTime(message.at),
      } as ThreadEntry,
    }));
  const lines = [...sent, ...unsent];
  return lines.flatMap(({ day, entry }, index) =>
    day === lines[index - 1]?.day
      ? [entry]
      : [{ kind: 'day', key: `${day} ${index}`, text: dayLabel(day) }, entry],
  );
};

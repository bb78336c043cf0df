import { addDays } from '@tokri/contracts';
import type { MessageResponse } from '@tokri/contracts/http';
import { formatTime, dayOf, formatDate, today } from '@tokri/web-kit/ui';
import type { Outgoing } from './outgoing-messages.ts';
import { t } from './labels.ts';
import { isOwn, type Thread } from './thread.ts';

/** One line of the thread: the beginning of a day, what was said, or what is on its way. */
export type Shown =
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
      readonly outgoing: Outgoing;
      readonly time: string;
    };

/** "Today", "Yesterday" or "Sat 21 Nov". */
export const dayText = (day: string, now: string = today()): string => {
  if (day === now) return t('day.today');
  return day === addDays(now, -1) ? t('day.yesterday') : formatDate(day);
};

/** Only the newest of the own messages that were read says so, and the newest of all when it was not. */
const marksOf = (
  thread: Thread,
  messages: readonly MessageResponse[],
): ReadonlyMap<number, 'sent' | 'seen'> => {
  const own = messages.filter((message) => isOwn(thread, message));
  const seen = own.findLast(({ ReadAt }) => ReadAt !== null);
  const last = own.at(-1);
  return new Map([
    ...(last ? [[last.Id, 'sent'] as const] : []),
    ...(seen ? [[seen.Id, 'seen'] as const] : []),
  ]);
};

/** Lines of a thread, oldest first, with a separator before each day. What has arrived is shown once, also while its answer is still on the way. */
export const shownLines = (
  thread: Thread & { readonly readerId: number },
  messages: readonly MessageResponse[],
  outgoing: readonly Outgoing[],
): readonly Shown[] => {
  const marks = marksOf(thread, messages);
  const arrived = new Set(messages.map(({ ClientKey }) => ClientKey));
  const said = messages.map((message) => {
    const own = isOwn(thread, message);
    const shown: Shown = {
      kind: 'message',
      key: message.ClientKey + message.Id,
      text: message.Message,
      time: formatTime(message.SentAt),
      isOwn: own,
      isColleague: own && message.CreatorId !== thread.readerId,
      mark: marks.get(message.Id) ?? '',
    };
    return { day: dayOf(new Date(message.SentAt)), shown };
  });
  const under = outgoing
    .filter(({ clientKey }) => !arrived.has(clientKey))
    .map((each) => ({
      day: dayOf(new Date(each.at)),
      shown: {
        kind: 'outgoing',
        key: each.clientKey,
        outgoing: each,
        time: formatTime(each.at),
      } as Shown,
    }));
  const lines = [...said, ...under];
  return lines.flatMap(({ day, shown }, at) =>
    day === lines[at - 1]?.day
      ? [shown]
      : [{ kind: 'day', key: `${day} ${at}`, text: dayText(day) }, shown],
  );
};

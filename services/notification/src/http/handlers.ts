import { isoInstant, type Page } from '@tokri/contracts';
import { done, may, refused } from '@tokri/contracts/http';
import type {
  InboxEntryAnswer,
  notificationOperations,
  SentMessageAnswer,
} from '@tokri/contracts/http';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers } from '@tokri/service-kit/http';
import type { Notices, PushTokens } from '../application/ports.ts';
import type { TokenToRegister } from '../application/register-token.ts';
import { channels } from '../domain/message.ts';
import type { Language } from '@tokri/contracts';
import { deliveryId, noticePath, orderOf } from '../domain/notice.ts';
import type { Notice } from '../domain/notice.ts';
import { noticeText } from '../domain/notice-text.ts';

export interface HandlerNeeds {
  readonly notices: Notices;
  readonly tokens: PushTokens;
  readonly registerToken: (given: TokenToRegister) => Promise<number>;
}

const notRegistered = { en: 'This token is not registered.', hi: 'यह टोकन दर्ज नहीं है।' } as const;

const orderNames = (notice: Notice) => {
  const { orderId, number } = orderOf(notice);
  return { TransactionId: orderId, TransactionNumber: number };
};

const inboxEntry = (notice: Notice, language: Language): InboxEntryAnswer => {
  const { title, text } = noticeText(notice, { language });
  return {
    Key: notice.id,
    Kind: notice.kind,
    ...orderNames(notice),
    Title: title,
    Text: text,
    At: isoInstant(notice.at),
    Path: noticePath(notice),
  };
};

const sentMessages = (notice: Notice): SentMessageAnswer[] =>
  channels.map((channel) => {
    const { state, reason, attempts, recipient, endedAt } = notice.deliveries[channel];
    return {
      Key: deliveryId(notice, channel),
      Kind: notice.kind,
      Channel: channel,
      State: state,
      Reason: reason,
      Attempts: attempts,
      UserId: notice.userId,
      ...orderNames(notice),
      Recipient: recipient,
      At: isoInstant(notice.at),
      EndedAt: endedAt && isoInstant(endedAt),
    };
  });

/** Which notices hold the deliveries of a page: each holds one for every channel, in order. */
const noticesOf = ({ page, pageSize }: Page) => {
  const from = (page - 1) * pageSize;
  const skip = Math.floor(from / channels.length);
  return {
    skip,
    limit: Math.ceil((from + pageSize) / channels.length) - skip,
    within: from - skip * channels.length,
  };
};

/** Binds the rows of the contract to the use cases. */
export const notificationHandlers = ({
  notices,
  tokens,
  registerToken,
}: HandlerNeeds): BoundHandlers =>
  createHandlers<typeof notificationOperations>({
    'register-push-token': async ({ body, language }) => ({
      body: [
        done(
          await registerToken({
            userId: body.UserId,
            newToken: body.NewToken,
            token: body.Token,
            deviceType: body.DeviceType,
            language,
          }),
        ),
      ],
    }),
    'check-push-token': async ({ query, caller, language }) => {
      const found = await tokens.find(query.UToken);
      const isTheirs = found !== null && (may(caller, 'users') || found.userId === caller.userId);
      return {
        body: [isTheirs ? done(found.id) : refused('not-registered', notRegistered[language])],
      };
    },
    'read-inbox': async ({ caller, page, language }) => {
      const found = await notices.ofUser(caller.userId, {
        skip: (page.page - 1) * page.pageSize,
        limit: page.pageSize,
      });
      return {
        total: found.total,
        body: found.notices.map((notice) => inboxEntry(notice, language)),
      };
    },
    'list-sent-messages': async ({ query, page }) => {
      const { within, ...wish } = noticesOf(page);
      const found = await notices.all({ ...wish, orderId: query.TransactionId });
      return {
        total: found.total * channels.length,
        body: found.notices.flatMap(sentMessages).slice(within, within + page.pageSize),
      };
    },
  });

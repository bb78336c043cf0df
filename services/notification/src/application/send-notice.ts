import { channels } from '../domain/message.ts';
import type { Language } from '@tokri/contracts';
import type { Channel, HandOver } from '../domain/message.ts';
import {
  addresseeOf,
  afterTry,
  deliveryId,
  isTooLate,
  nextTryAt,
  noticePath,
  orderOf,
  tooLate,
} from '../domain/notice.ts';
import type { Delivery, Notice, Tried } from '../domain/notice.ts';
import { noticeText } from '../domain/notice-text.ts';
import { masked, smsNumber } from '../domain/recipient.ts';
import type {
  Clock,
  Contacts,
  Gateways,
  Notices,
  PushToken,
  PushTokens,
  Recipient,
  StoredNotice,
  Witness,
} from './ports.ts';

/** Of one hand-over. */
const handOverMsMax = 5_000;

export interface SendNeeds {
  readonly notices: Notices;
  readonly contacts: Contacts;
  readonly tokens: PushTokens;
  readonly gateways: Gateways;
  readonly clock: Clock;
  readonly witness: Witness;
  /** Called when another process took the notice during the hand-over: the outcome of this try is not written, and the message may go out again. */
  readonly lost: (noticeId: string) => void;
  /** Where the pages are, without a slash at its end. */
  readonly siteUrl: string;
}

interface Addressee {
  readonly recipient: Recipient | null;
  readonly tokens: readonly PushToken[];
  readonly language: Language;
}

const handOver = async (
  needs: SendNeeds,
  notice: Notice,
  {
    channel,
    to,
    language,
  }: { readonly channel: Channel; readonly to: string; readonly language: Language },
): Promise<HandOver> => {
  const path = noticePath(notice);
  // Who taps on a push is led there; of a mail or an SMS the address is all there is.
  const { title, text } = noticeText(notice, {
    language,
    ...(channel === 'push' ? {} : { link: `${needs.siteUrl}${path}` }),
  });
  return needs.gateways[channel](
    {
      channel,
      to,
      subject: title,
      text,
      language,
      template: notice.kind,
      reference: deliveryId(notice, channel),
      orderId: orderOf(notice).orderId,
      path,
    },
    handOverMsMax,
  );
};

/** To every app of the person; one that took it is enough. Tokens that nobody is behind any more are put away. */
const tryPush = async (
  needs: SendNeeds,
  notice: Notice,
  { tokens, language }: Addressee,
): Promise<Tried> => {
  if (tokens.length === 0) return { recipient: '', nowhere: 'no-token' };
  const tried = await Promise.all(
    tokens.map(async ({ token }) => ({
      token,
      handOver: await handOver(needs, notice, { channel: 'push', to: token, language }),
    })),
  );
  const dead = tried.filter((each) => !each.handOver.ok && each.handOver.reason === 'unregistered');
  await Promise.all(dead.map(({ token }) => needs.tokens.remove(token)));
  const best =
    tried.find((each) => each.handOver.ok) ??
    tried.find((each) => !dead.includes(each)) ??
    tried[0];
  return best === undefined
    ? { recipient: '', nowhere: 'no-token' }
    : { recipient: masked(best.token), handOver: best.handOver };
};

const tryChannel = async (
  needs: SendNeeds,
  notice: Notice,
  { channel, addressee }: { readonly channel: Channel; readonly addressee: Addressee },
): Promise<Tried> => {
  if (channel === 'push') return tryPush(needs, notice, addressee);
  const { recipient, language } = addressee;
  if (recipient === null) return { recipient: '', nowhere: 'no-contact' };
  const to = channel === 'sms' ? smsNumber(recipient.mobile) : recipient.email;
  if (to === '') return { recipient: '', nowhere: 'no-address' };
  return {
    recipient: masked(to),
    handOver: await handOver(needs, notice, { channel, to, language }),
  };
};

const tryAll = async (needs: SendNeeds, notice: Notice): Promise<Notice> => {
  const [recipient, tokens] = await Promise.all([
    needs.contacts.of(addresseeOf(notice)),
    needs.tokens.ofUser(notice.userId),
  ]);
  // Where the event does not say the language, the app that was used last does; without one, English.
  const addressee = { recipient, tokens, language: notice.language ?? tokens[0]?.language ?? 'en' };
  const entries = await Promise.all(
    channels.map(async (channel): Promise<readonly [Channel, Delivery]> => {
      const before = notice.deliveries[channel];
      if (before.state !== 'due') return [channel, before];
      const after = afterTry(
        before,
        await tryChannel(needs, notice, { channel, addressee }),
        needs.clock(),
      );
      needs.witness({ channel, state: after.state, reason: after.reason });
      return [channel, after];
    }),
  );
  return { ...notice, deliveries: Object.fromEntries(entries) as Notice['deliveries'] };
};

/**
 * At least once: what came of it is written after the hand-over, so a crash between the two sends again, with the same reference, by which gateways know it.
 * Each channel that is due is tried once; a later turn tries the rest.
 */
export const sendNotice =
  (needs: SendNeeds) =>
  async (stored: StoredNotice): Promise<void> => {
    const started = needs.clock();
    const { notice } = stored;
    const late = {
      sms: tooLate(notice.deliveries.sms, started),
      mail: tooLate(notice.deliveries.mail, started),
      push: tooLate(notice.deliveries.push, started),
    };
    const tried = isTooLate(notice, started)
      ? { ...notice, deliveries: late }
      : await tryAll(needs, notice);
    const at = needs.clock();
    const isSaved = await needs.notices.save(stored, {
      notice: tried,
      nextTryAt: nextTryAt(tried, at),
      at,
    });
    if (!isSaved) needs.lost(notice.id);
  };

import { shopTime } from '@tokri/contracts/dates';
import { formatRupees } from '@tokri/contracts/money';
import { clockText, type Language } from '@tokri/contracts/language';
import { slotText } from './slot-text.ts';
import type { PlaceholderValues } from '@tokri/contracts/templates';
import { isOfBusiness } from '../deliveries/notification.ts';
import type {
  OfferDetails,
  OrderDetails,
  NotificationSubject,
} from '../deliveries/notification.ts';
import { renderMessage, type RenderedTexts, type RenderContext } from './render-message.ts';

/** ₹ is not in the GSM alphabet: it would shrink an English SMS from 160 to 70 characters. */
const formatSmsAmount = (amountPaise: number, language: Language): string =>
  language === 'hi' ? formatRupees(amountPaise) : formatRupees(amountPaise).replace('₹', 'Rs ');
const formatInstant = (instant: string, language: Language): string =>
  clockText(shopTime(new Date(instant)), language);

export interface Reader {
  readonly language: Language;
  readonly link?: string;
  readonly context: RenderContext;
}

export const toOrderValues = (
  { number, payablePaise, pdate, slotTimes, refundedPaise = payablePaise, until }: OrderDetails,
  language: Language,
): PlaceholderValues => ({
  number,
  amount: formatSmsAmount(payablePaise, language),
  slot: slotText({ date: pdate, times: slotTimes }, language),
  refunded: formatSmsAmount(refundedPaise, language),
  until: until === undefined ? '' : formatInstant(until, language),
});

export const toOfferValues = (
  { date, start, end, until }: OfferDetails,
  language: Language,
): PlaceholderValues => ({
  slot: slotText({ date, times: { start, end } }, language),
  until: formatInstant(until, language),
});

const toValues = (subject: NotificationSubject, language: Language): PlaceholderValues => {
  if (isOfBusiness(subject)) return {};
  return subject.kind === 'slot-offered'
    ? toOfferValues(subject.details, language)
    : toOrderValues(subject.details, language);
};

export const renderNotification = (
  subject: NotificationSubject,
  { language, link, context }: Reader,
): RenderedTexts =>
  renderMessage(
    context,
    { kind: subject.kind, language },
    { ...toValues(subject, language), link: link ?? '' },
  );

import { kolkataTime } from '@tokri/contracts/dates';
import { formatRupees } from '@tokri/contracts/money';
import { clockText, type Language } from '@tokri/contracts/language';
import { slotText } from './slot-text.ts';
import type {
  OfferDetails,
  OrderDetails,
  OrderNotificationKind,
  NotificationSubject,
} from '../deliveries/notification.ts';

/** ₹ is not in the GSM alphabet: it would shrink an English SMS from 160 to 70 characters. */
const formatSmsAmount = (amountPaise: number, language: Language): string =>
  language === 'hi' ? formatRupees(amountPaise) : formatRupees(amountPaise).replace('₹', 'Rs ');
const formatInstant = (instant: string, language: Language): string =>
  clockText(kolkataTime(new Date(instant)), language);

interface OrderValues {
  readonly number: string;
  readonly amount: string;
  readonly slot: string;
  readonly refunded: string;
  readonly until: string;
}
interface OfferValues {
  readonly slot: string;
  readonly until: string;
  readonly link: string;
}
interface Template<Values> {
  readonly title: string;
  text(values: Values): string;
}

/*
 * Texts as registered with the operators (TRAI TCCCPR 2018): a changed text needs a new template
 * id.
 */

const orderTemplates: Readonly<
  Record<OrderNotificationKind, Readonly<Record<Language, Template<OrderValues>>>>
> = {
  placed: {
    en: {
      title: 'Order placed',
      text: ({ number, amount, slot }) =>
        `Tokri: order ${number} is placed. ${amount}, delivery ${slot}. We will message you when it is confirmed.`,
    },
    hi: {
      title: 'ऑर्डर मिला',
      text: ({ number, amount, slot }) =>
        `टोकरी: ऑर्डर ${number} मिल गया। ${amount}, डिलीवरी ${slot}। पक्का होते ही संदेश भेजेंगे।`,
    },
  },
  confirmed: {
    en: {
      title: 'Order confirmed',
      text: ({ number, amount, slot }) =>
        `Tokri: order ${number} is confirmed. ${amount}, delivery ${slot}.`,
    },
    hi: {
      title: 'ऑर्डर पक्का',
      text: ({ number, amount, slot }) =>
        `टोकरी: ऑर्डर ${number} पक्का हो गया। ${amount}, डिलीवरी ${slot}।`,
    },
  },
  rejected: {
    en: {
      title: 'Order not accepted',
      text: ({ number, slot }) =>
        `Tokri: order ${number} for ${slot} could not be accepted. Any amount debited will be refunded.`,
    },
    hi: {
      title: 'ऑर्डर स्वीकार नहीं हुआ',
      text: ({ number, slot }) =>
        `टोकरी: ऑर्डर ${number} (${slot}) स्वीकार नहीं हो सका। अगर पैसे कटे हैं, तो वापस मिल जाएँगे।`,
    },
  },
  'payment-waiting': {
    en: {
      title: 'Payment pending',
      text: ({ number, amount, slot, until }) =>
        `Tokri: payment of ${amount} for order ${number} is pending. Your slot, ${slot}, is reserved until ${until}.`,
    },
    hi: {
      title: 'भुगतान बाकी',
      text: ({ number, amount, slot, until }) =>
        `टोकरी: ऑर्डर ${number} के ${amount} का भुगतान बाकी है। डिलीवरी का समय ${slot}, ${until} तक आपके लिए रुका है।`,
    },
  },
  'payment-failed': {
    en: {
      title: 'Payment failed',
      text: ({ number, amount, slot }) =>
        `Tokri: payment of ${amount} for order ${number}, ${slot}, failed. No money was taken. Please try again.`,
    },
    hi: {
      title: 'भुगतान नहीं हुआ',
      text: ({ number, amount, slot }) =>
        `टोकरी: ऑर्डर ${number} (${slot}) के ${amount} का भुगतान नहीं हुआ। पैसे नहीं कटे। कृपया फिर से कोशिश करें।`,
    },
  },
  'payment-lapsed': {
    en: {
      title: 'Payment expired',
      text: ({ number, slot }) =>
        `Tokri: the payment for order ${number} has expired. Your slot, ${slot}, is kept for 5 more minutes: pay or order again.`,
    },
    hi: {
      title: 'भुगतान का समय ख़त्म',
      text: ({ number, slot }) =>
        `टोकरी: ऑर्डर ${number} के भुगतान का समय ख़त्म हो गया। डिलीवरी का समय ${slot} 5 मिनट और आपके लिए रुका है: भुगतान करें या फिर से ऑर्डर करें।`,
    },
  },
  'packed-short': {
    en: {
      title: 'Some items out of stock',
      text: ({ number, amount, refunded, slot }) =>
        `Tokri: order ${number} is packed, but some items were out of stock. New total: ${amount} (${refunded} less). Delivery ${slot}.`,
    },
    hi: {
      title: 'कुछ सामान स्टॉक में नहीं था',
      text: ({ number, amount, refunded, slot }) =>
        `टोकरी: ऑर्डर ${number} पैक हो गया, पर कुछ सामान स्टॉक में नहीं था। अब कुल ${amount} (${refunded} कम)। डिलीवरी ${slot}।`,
    },
  },
  'out-for-delivery': {
    en: {
      title: 'Out for delivery',
      text: ({ number, slot }) => `Tokri: order ${number} is on the way. Delivery ${slot}.`,
    },
    hi: {
      title: 'रास्ते में है',
      text: ({ number, slot }) => `टोकरी: ऑर्डर ${number} आपके पास आ रहा है। डिलीवरी ${slot}।`,
    },
  },
  delivered: {
    en: {
      title: 'Order delivered',
      text: ({ number }) => `Tokri: order ${number} has been delivered. Thank you.`,
    },
    hi: { title: 'ऑर्डर पहुँच गया', text: ({ number }) => `टोकरी: ऑर्डर ${number} पहुँच गया। धन्यवाद।` },
  },
  cancelled: {
    en: {
      title: 'Order cancelled',
      text: ({ number, slot }) =>
        `Tokri: order ${number} for ${slot} is cancelled. Any amount paid will be refunded to your original payment method.`,
    },
    hi: {
      title: 'ऑर्डर रद्द',
      text: ({ number, slot }) =>
        `टोकरी: ऑर्डर ${number} (${slot}) रद्द हो गया। अगर भुगतान किया था, तो पैसे उसी तरीके से वापस मिलेंगे।`,
    },
  },
  'cancelled-unpaid': {
    en: {
      title: 'Order cancelled',
      text: ({ number, slot }) =>
        `Tokri: order ${number} for ${slot} is cancelled. Nothing to pay.`,
    },
    hi: {
      title: 'ऑर्डर रद्द',
      text: ({ number, slot }) =>
        `टोकरी: ऑर्डर ${number} (${slot}) रद्द हो गया। आपको कुछ नहीं चुकाना है।`,
    },
  },
  refunded: {
    en: {
      title: 'Refund sent',
      text: ({ number, refunded }) =>
        `Tokri: ${refunded} for order ${number} was refunded to your original payment method. Banks take 5 to 7 working days.`,
    },
    hi: {
      title: 'पैसे वापस',
      text: ({ number, refunded }) =>
        `टोकरी: ऑर्डर ${number} के ${refunded} उसी तरीके से वापस भेज दिए गए। बैंक को 5 से 7 कामकाजी दिन लगते हैं।`,
    },
  },
  'refunded-by-hand': {
    en: {
      title: 'Refund sent',
      text: ({ number, refunded }) =>
        `Tokri: the shop has refunded ${refunded} for order ${number}.`,
    },
    hi: {
      title: 'पैसे वापस',
      text: ({ number, refunded }) => `टोकरी: दुकान ने ऑर्डर ${number} के ${refunded} आपको वापस दे दिए।`,
    },
  },
};

const offerTemplates: Readonly<Record<Language, Template<OfferValues>>> = {
  en: {
    title: 'A slot has opened up',
    text: ({ slot, until, link }) =>
      `Tokri: a slot has opened up: ${slot}. Reserved for you until ${until}.${link}`,
  },
  hi: {
    title: 'समय मिल गया',
    text: ({ slot, until, link }) =>
      `टोकरी: ${slot} का समय मिल गया। यह ${until} तक आपके लिए रुका है।${link}`,
  },
};

interface Reader {
  readonly language: Language;
  readonly link?: string;
}

const toOrderValues = (
  { number, payablePaise, pdate, slotTimes, refundedPaise = payablePaise, until }: OrderDetails,
  language: Language,
): OrderValues => ({
  number,
  amount: formatSmsAmount(payablePaise, language),
  slot: slotText({ date: pdate, times: slotTimes }, language),
  refunded: formatSmsAmount(refundedPaise, language),
  until: until === undefined ? '' : formatInstant(until, language),
});

const toOfferValues = (
  { date, start, end, until }: OfferDetails,
  { language, link }: Reader,
): OfferValues => ({
  slot: slotText({ date, times: { start, end } }, language),
  until: formatInstant(until, language),
  link: link === undefined ? '' : ` ${link}`,
});

export const renderNotification = (
  subject: NotificationSubject,
  reader: Reader,
): { readonly title: string; readonly text: string } => {
  if (subject.kind === 'slot-offered') {
    const { title, text } = offerTemplates[reader.language];
    return { title, text: text(toOfferValues(subject.details, reader)) };
  }
  const { title, text } = orderTemplates[subject.kind][reader.language];
  return { title, text: text(toOrderValues(subject.details, reader.language)) };
};

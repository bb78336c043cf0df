import { kolkataTime, weekday } from '@tokri/contracts/dates';
import { formatRupees } from '@tokri/contracts/money';
import type { Language } from '@tokri/contracts/language';
import type {
  OfferDetails,
  OrderDetails,
  OrderNotificationKind,
  NotificationSubject,
} from '../deliveries/notification.ts';

const dayNames = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  hi: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
} as const;
const monthNames = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जन', 'फ़र', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्तू', 'नव', 'दिस'],
} as const;

const formatDay = (day: string, language: Language): string =>
  `${dayNames[language][weekday(day)]} ${Number(day.slice(8))} ${monthNames[language][Number(day.slice(5, 7)) - 1]}`;
/** ₹ is not in the GSM alphabet: it would shrink an SMS from 160 to 70 characters. */
const formatSmsAmount = (amountPaise: number): string =>
  formatRupees(amountPaise).replace('₹', 'Rs ');
const formatTime = (time: string): string => {
  const [hours = '0', minutes = '00'] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
};
const formatInstant = (instant: string): string => formatTime(kolkataTime(new Date(instant)));

interface OrderValues {
  readonly number: string;
  readonly amount: string;
  readonly day: string;
  readonly refunded: string;
  readonly until: string;
}
interface OfferValues {
  readonly day: string;
  readonly times: string;
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
      text: ({ number, amount, day }) =>
        `Tokri: order ${number} is placed. ${amount}, delivery ${day}. We tell you when it is confirmed.`,
    },
    hi: {
      title: 'ऑर्डर मिला',
      text: ({ number, amount, day }) =>
        `टोकरी: ऑर्डर ${number} मिल गया। ${amount}, डिलीवरी ${day}। पक्का होते ही बताएँगे।`,
    },
  },
  confirmed: {
    en: {
      title: 'Order confirmed',
      text: ({ number, amount, day }) =>
        `Tokri: order ${number} is confirmed. ${amount}, delivery ${day}.`,
    },
    hi: {
      title: 'ऑर्डर पक्का',
      text: ({ number, amount, day }) =>
        `टोकरी: ऑर्डर ${number} पक्का हो गया। ${amount}, डिलीवरी ${day}।`,
    },
  },
  rejected: {
    en: {
      title: 'Order not accepted',
      text: ({ number }) =>
        `Tokri: order ${number} could not be accepted. Nothing is charged; money that was set aside goes back.`,
    },
    hi: {
      title: 'ऑर्डर स्वीकार नहीं हुआ',
      text: ({ number }) =>
        `टोकरी: ऑर्डर ${number} स्वीकार नहीं हो सका। पैसे नहीं कटे; रोके गए पैसे वापस जाएँगे।`,
    },
  },
  'payment-waiting': {
    en: {
      title: 'Waiting for payment',
      text: ({ number, amount, until }) =>
        `Tokri: order ${number} waits for your payment of ${amount}. Your slot is kept until ${until}.`,
    },
    hi: {
      title: 'भुगतान बाकी',
      text: ({ number, amount, until }) =>
        `टोकरी: ऑर्डर ${number} के ${amount} का भुगतान बाकी है। आपका समय ${until} तक रुका है।`,
    },
  },
  'payment-failed': {
    en: {
      title: 'Payment failed',
      text: ({ number, amount }) =>
        `Tokri: the payment of ${amount} for order ${number} failed. No money was taken. You can try again.`,
    },
    hi: {
      title: 'भुगतान नहीं हुआ',
      text: ({ number, amount }) =>
        `टोकरी: ऑर्डर ${number} के ${amount} का भुगतान नहीं हुआ। पैसे नहीं कटे। आप फिर से कर सकते हैं।`,
    },
  },
  'payment-lapsed': {
    en: {
      title: 'Time to pay is over',
      text: ({ number }) =>
        `Tokri: the time to pay for order ${number} is over and its slot is free again. You can still pay while places last.`,
    },
    hi: {
      title: 'भुगतान का समय पूरा',
      text: ({ number }) =>
        `टोकरी: ऑर्डर ${number} के भुगतान का समय पूरा हुआ और आपका समय छूट गया। जगह रहते अब भी भुगतान कर सकते हैं।`,
    },
  },
  'packed-short': {
    en: {
      title: 'Packed, not whole',
      text: ({ number, amount, refunded }) =>
        `Tokri: order ${number} is packed, but not all was in stock. It comes to ${amount} now, ${refunded} less. The order shows what is missing.`,
    },
    hi: {
      title: 'पूरा सामान नहीं',
      text: ({ number, amount, refunded }) =>
        `टोकरी: ऑर्डर ${number} पैक हो गया, पर कुछ सामान नहीं था। अब कुल ${amount}, ${refunded} कम। ऑर्डर में देखें।`,
    },
  },
  'out-for-delivery': {
    en: {
      title: 'On the way',
      text: ({ number }) => `Tokri: order ${number} is on the way to you.`,
    },
    hi: { title: 'रास्ते में है', text: ({ number }) => `टोकरी: ऑर्डर ${number} आपके पास आ रहा है।` },
  },
  delivered: {
    en: {
      title: 'Order delivered',
      text: ({ number }) => `Tokri: order ${number} is delivered. Thank you.`,
    },
    hi: { title: 'ऑर्डर पहुँच गया', text: ({ number }) => `टोकरी: ऑर्डर ${number} पहुँच गया। धन्यवाद।` },
  },
  cancelled: {
    en: {
      title: 'Order cancelled',
      text: ({ number }) =>
        `Tokri: order ${number} is cancelled. Anything you paid for it goes back the way it came.`,
    },
    hi: {
      title: 'ऑर्डर रद्द',
      text: ({ number }) =>
        `टोकरी: ऑर्डर ${number} रद्द हो गया। अगर पैसे दिए थे, तो वे उसी तरह वापस जाएँगे।`,
    },
  },
  refunded: {
    en: {
      title: 'Money returned',
      text: ({ number, refunded }) =>
        `Tokri: ${refunded} of order ${number} went back the way it was paid. Banks take 5 to 7 working days.`,
    },
    hi: {
      title: 'पैसा वापस',
      text: ({ number, refunded }) =>
        `टोकरी: ऑर्डर ${number} के ${refunded} वापस भेज दिए गए। बैंक को 5 से 7 दिन लगते हैं।`,
    },
  },
  'refunded-by-hand': {
    en: {
      title: 'Money returned',
      text: ({ number, refunded }) =>
        `Tokri: the shop has given ${refunded} of order ${number} back to you.`,
    },
    hi: {
      title: 'पैसा वापस',
      text: ({ number, refunded }) => `टोकरी: दुकान ने ऑर्डर ${number} के ${refunded} आपको वापस दे दिए।`,
    },
  },
};

const offerTemplates: Readonly<Record<Language, Template<OfferValues>>> = {
  en: {
    title: 'A place came free',
    text: ({ day, times, until, link }) =>
      `Tokri: a place came free, ${day} ${times}. It is kept for you until ${until}.${link}`,
  },
  hi: {
    title: 'एक जगह खाली हुई',
    text: ({ day, times, until, link }) =>
      `टोकरी: ${day} ${times} में एक जगह खाली हुई। ${until} तक आपके लिए रुकी है।${link}`,
  },
};

interface Reader {
  readonly language: Language;
  readonly link?: string;
}

const toOrderValues = (
  { number, payablePaise, pdate, refundedPaise = payablePaise, until }: OrderDetails,
  language: Language,
): OrderValues => ({
  number,
  amount: formatSmsAmount(payablePaise),
  day: formatDay(pdate, language),
  refunded: formatSmsAmount(refundedPaise),
  until: until === undefined ? '' : formatInstant(until),
});

const toOfferValues = (
  { date, start, end, until }: OfferDetails,
  { language, link }: Reader,
): OfferValues => ({
  day: formatDay(date, language),
  times: `${formatTime(start)} - ${formatTime(end)}`,
  until: formatInstant(until),
  link: link === undefined ? '' : ` ${link}`,
});

export const renderNotification = (
  subject: NotificationSubject,
  reader: Reader,
): { readonly title: string; readonly text: string } => {
  if (subject.kind === 'slot-offered') {
    const { title, text } = offerTemplates[reader.language];
    return { title, text: text(toOfferValues(subject.facts, reader)) };
  }
  const { title, text } = orderTemplates[subject.kind][reader.language];
  return { title, text: text(toOrderValues(subject.facts, reader.language)) };
};

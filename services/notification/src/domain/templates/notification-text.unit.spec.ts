import { notificationKinds, type NotificationKind } from '@tokri/contracts/events';
import { renderNotification, type Reader } from './notification-text.ts';
import { unknownBrand } from './brand.ts';
import {
  isOfBusiness,
  type NotificationSubject,
  type OrderNotificationKind,
} from '../deliveries/notification.ts';

const details = {
  number: 'TK2611210042',
  payablePaise: 62_550,
  pdate: '2026-11-22',
  slotTimes: { start: '07:00', end: '10:00' },
  refundedPaise: 10_000,
  until: '2026-11-21T10:50:00Z',
};
const offer: NotificationSubject = {
  kind: 'slot-offered',
  details: {
    slotId: 123_456,
    date: '2026-11-22',
    start: '07:00',
    end: '12:30',
    until: '2026-11-21T10:50:00Z',
  },
};
const dues: NotificationSubject = {
  kind: 'dues-reminder',
  details: {
    outstandingPaise: 1_23_45_650,
    overduePaise: 1_20_45_650,
    ageing: {
      currentPaise: 3_00_000,
      days1To30Paise: 0,
      days31To60Paise: 1_20_45_650,
      days61To90Paise: 0,
      daysOver90Paise: 0,
    },
    oldestBill: { number: 'TI/26-27/000042', dueDate: '2026-10-21' },
  },
};
const businessKinds = ['business-approved', 'business-declined'] as const;
const isOrderKind = (kind: NotificationKind): kind is OrderNotificationKind =>
  kind !== 'slot-offered' && kind !== 'dues-reminder' && !isOfBusiness({ kind });
const orderKinds = notificationKinds.filter(isOrderKind);
const ofOrder = (kind: OrderNotificationKind): NotificationSubject => ({
  kind,
  orderId: 5,
  details,
});

const subjectOf = (kind: NotificationKind): NotificationSubject => {
  if (kind === 'business-approved' || kind === 'business-declined') return { kind };
  if (kind === 'dues-reminder') return dues;
  return kind === 'slot-offered' ? offer : ofOrder(kind);
};

const context = {
  brand: unknownBrand,
  smsBrand: unknownBrand,
  templates: [],
  onUnusable: () => undefined,
};
const render = (subject: NotificationSubject, reader: Omit<Reader, 'context'>) =>
  renderNotification(subject, { ...reader, context });

describe('renderNotification', () => {
  it.each(orderKinds)(
    "renders %s in both languages with a title and the order's number",
    (kind) => {
      const [english, hindi] = [
        render(ofOrder(kind), { language: 'en' }),
        render(ofOrder(kind), { language: 'hi' }),
      ];
      for (const { title, text } of [english, hindi]) {
        expect(text).toContain('TK2611210042');
        expect(text).not.toMatch(/undefined|NaN/);
        expect(title).not.toBe('');
      }
      expect(hindi.text).toMatch(/[ऀ-ॿ]/);
    },
  );
  it.each(notificationKinds)(
    'fits the English text of %s into one SMS of the GSM alphabet',
    (kind) => {
      const { text } = render(subjectOf(kind), {
        language: 'en',
        link: 'https://shop.tokri.example/checkout-details?SlotId=123456',
      });
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toMatch(/^[\x20-\x7e]+$/);
    },
  );
  it.each(businessKinds)('renders %s in both languages with a link', (kind) => {
    const link = 'https://shop.tokri.example/register-bcustomer';
    expect(render({ kind }, { language: 'en', link }).text).toContain(link);
    const hindi = render({ kind }, { language: 'hi', link }).text;
    expect(hindi).toContain(link);
    expect(hindi).toMatch(/[ऀ-ॿ]/);
  });
  it('renders a reminder with what is due by age, the oldest bill and the link', () => {
    const link = 'https://shop.tokri.example/pay-outstanding';
    const english = render(dues, { language: 'en', link });
    expect(english.text).toBe(
      `Tokri: Rs 1,23,456.50 due, Rs 1,20,456.50 overdue. Oldest bill TI/26-27/000042, due 21 Oct 2026. ${link}`,
    );
    expect(english.mailText).toContain(
      'Not yet due: Rs 3,000\n31-60 days overdue: Rs 1,20,456.50\n\nOldest bill',
    );
    const hindi = render(dues, { language: 'hi', link });
    expect(hindi.text).toContain('₹1,23,456.50 बाकी है');
    expect(hindi.mailText).toContain('31-60 दिन बकाया: ₹1,20,456.50');
    expect(hindi.mailText).toContain(link);
  });
  it('renders a slot offer with its time, its end and its link', () => {
    const link = 'https://shop.tokri.example/checkout-details?SlotId=123456';
    expect(render(offer, { language: 'en', link }).text).toBe(
      `Tokri: a slot has opened up: Sun 22 Nov, 7 am-12:30 pm. Reserved for you until 4:20 pm. ${link}`,
    );
    expect(render(offer, { language: 'hi' }).text).toBe(
      'टोकरी: रवि 22 नवंबर, सुबह 7-दोपहर 12:30 का समय मिल गया। यह शाम 4:20 तक आपके लिए रुका है।',
    );
  });
  const withoutSlot: readonly string[] = [
    'delivered',
    'refunded',
    'refunded-by-hand',
    'chat-answered',
  ];
  it.each(orderKinds.filter((kind) => !withoutSlot.includes(kind)))(
    'names the slot in the message %s',
    (kind) => {
      expect(render(ofOrder(kind), { language: 'en' }).text).toContain('Sun 22 Nov, 7-10 am');
      expect(render(ofOrder(kind), { language: 'hi' }).text).toContain('रवि 22 नवंबर, सुबह 7-10');
    },
  );
  it('names only the day of an order from before messages named the slot', () => {
    const { slotTimes: _slotTimes, ...older } = details;
    const text = render(
      { kind: 'out-for-delivery', orderId: 5, details: older },
      { language: 'en' },
    ).text;
    expect(text).toBe('Tokri: order TK2611210042 is on the way. Delivery Sun 22 Nov.');
  });
  it('formats amounts, days and times', () => {
    expect(render(ofOrder('confirmed'), { language: 'en' }).text).toBe(
      'Tokri: order TK2611210042 is confirmed. Rs 625.50, delivery Sun 22 Nov, 7-10 am.',
    );
    expect(render(ofOrder('confirmed'), { language: 'hi' }).text).toContain(
      'पक्का हो गया। ₹625.50, डिलीवरी रवि 22 नवंबर, सुबह 7-10।',
    );
    expect(render(ofOrder('refunded'), { language: 'en' }).text).toContain('Rs 100 for order');
    expect(render(ofOrder('payment-waiting'), { language: 'en' }).text).toContain('until 4:20 pm');
  });
});

import { nameIn, type Language } from '@tokri/contracts/language';
import type { ExceededQuota } from '../application/limits/add-quota-entry.ts';
import type { ExceededLimit } from '../domain/limits/unpaid-limits.ts';

type Texts = Readonly<Record<ExceededLimit['rule'], (max: number, itemName: string) => string>>;

const unpaidOrders = (count: number): string =>
  count === 1 ? '1 unpaid order' : `${count} unpaid orders`;
const packs = (count: number): string => (count === 1 ? '1 pack' : `${count} packs`);

const customerTexts: Readonly<Record<Language, Texts>> = {
  en: {
    slot: (max) =>
      `You already have ${unpaidOrders(max)} for this delivery slot. Choose another slot.`,
    day: (max) => `You already have ${unpaidOrders(max)} for this day. Choose another day.`,
    total: (max) =>
      `You already have ${unpaidOrders(max)}. You can order again when a Cash on delivery order is delivered, an online order is paid, or one is cancelled. If you need more now, call us.`,
    item: (max, itemName) =>
      `You can have at most ${packs(max)} of ${itemName} in unpaid orders. Reduce the quantity, or call us if you need more.`,
  },
  hi: {
    slot: (max) => `इस डिलीवरी समय के लिए आपके ${max} ऑर्डर का भुगतान बाकी है। कोई दूसरा समय चुनें।`,
    day: (max) => `इस दिन के लिए आपके ${max} ऑर्डर का भुगतान बाकी है। कोई दूसरा दिन चुनें।`,
    total: (max) =>
      `आपके ${max} ऑर्डर का भुगतान बाकी है। डिलीवरी पर नकद वाला कोई ऑर्डर पहुँचने, ऑनलाइन ऑर्डर का भुगतान होने, या कोई ऑर्डर रद्द होने पर आप फिर ऑर्डर दे सकते हैं। अभी और चाहिए तो हमें फ़ोन करें।`,
    item: (max, itemName) =>
      `बिना भुगतान वाले ऑर्डर में ${itemName} के ज़्यादा से ज़्यादा ${max} पैक हो सकते हैं। मात्रा घटाएँ, या ज़्यादा चाहिए तो हमें फ़ोन करें।`,
  },
};

const mailboxTexts: Readonly<Record<Language, Texts>> = {
  en: {
    slot: (max) =>
      `Accounts with your email address already have ${unpaidOrders(max)} for this delivery slot. Choose another slot.`,
    day: (max) =>
      `Accounts with your email address already have ${unpaidOrders(max)} for this day. Choose another day.`,
    total: (max) =>
      `Accounts with your email address already have ${unpaidOrders(max)}. Wait until one is delivered, paid or cancelled. If you need more now, call us.`,
    item: (max, itemName) =>
      `Accounts with your email address can have at most ${packs(max)} of ${itemName} in unpaid orders. Reduce the quantity, or call us if you need more.`,
  },
  hi: {
    slot: (max) =>
      `आपके ईमेल पते वाले खातों में इस डिलीवरी समय के लिए ${max} ऑर्डर का भुगतान बाकी है। कोई दूसरा समय चुनें।`,
    day: (max) =>
      `आपके ईमेल पते वाले खातों में इस दिन के लिए ${max} ऑर्डर का भुगतान बाकी है। कोई दूसरा दिन चुनें।`,
    total: (max) =>
      `आपके ईमेल पते वाले खातों में ${max} ऑर्डर का भुगतान बाकी है। किसी एक की डिलीवरी होने, उसका भुगतान होने या उसके रद्द होने तक रुकें। अभी और चाहिए तो हमें फ़ोन करें।`,
    item: (max, itemName) =>
      `आपके ईमेल पते वाले खातों के बिना भुगतान वाले ऑर्डर में ${itemName} के ज़्यादा से ज़्यादा ${max} पैक हो सकते हैं। मात्रा घटाएँ, या ज़्यादा चाहिए तो हमें फ़ोन करें।`,
  },
};

const cashOnlyNames: Readonly<Record<'address' | 'mobile', Readonly<Record<Language, string>>>> = {
  address: { en: 'address', hi: 'पते' },
  mobile: { en: 'mobile number', hi: 'मोबाइल नंबर' },
};

const buildCashOnlyTexts: Readonly<Record<Language, (name: string) => Texts>> = {
  en: (name) => ({
    slot: (max) =>
      `This ${name} already has ${unpaidOrders(max)} for this delivery slot. Choose another slot, or pay online. If neither works, call us.`,
    day: (max) =>
      `This ${name} already has ${unpaidOrders(max)} for this day. Choose another day, or pay online. If neither works, call us.`,
    total: (max) =>
      `This ${name} already has ${unpaidOrders(max)}. Wait until one is delivered or cancelled, or pay online. If neither works, call us.`,
    item: (max, itemName) =>
      `This ${name} can have at most ${packs(max)} of ${itemName} in unpaid orders. Reduce the quantity, or pay online. If neither works, call us.`,
  }),
  hi: (name) => ({
    slot: (max) =>
      `इस ${name} पर इस डिलीवरी समय के लिए ${max} ऑर्डर का भुगतान बाकी है। कोई दूसरा समय चुनें, या ऑनलाइन भुगतान करें। दोनों न हो सके तो हमें फ़ोन करें।`,
    day: (max) =>
      `इस ${name} पर इस दिन के लिए ${max} ऑर्डर का भुगतान बाकी है। कोई दूसरा दिन चुनें, या ऑनलाइन भुगतान करें। दोनों न हो सके तो हमें फ़ोन करें।`,
    total: (max) =>
      `इस ${name} पर ${max} ऑर्डर का भुगतान बाकी है। किसी एक की डिलीवरी होने या उसके रद्द होने तक रुकें, या ऑनलाइन भुगतान करें। दोनों न हो सके तो हमें फ़ोन करें।`,
    item: (max, itemName) =>
      `इस ${name} पर बिना भुगतान वाले ऑर्डर में ${itemName} के ज़्यादा से ज़्यादा ${max} पैक हो सकते हैं। मात्रा घटाएँ, या ऑनलाइन भुगतान करें। दोनों न हो सके तो हमें फ़ोन करें।`,
  }),
};

const textsOf = (owner: ExceededQuota['owner'], language: Language): Texts => {
  switch (owner) {
    case 'customer':
      return customerTexts[language];
    case 'mailbox':
      return mailboxTexts[language];
    case 'address':
    case 'mobile':
      return buildCashOnlyTexts[language](cashOnlyNames[owner][language]);
  }
};

/** Names the limit and what the customer can do. */
export const limitErrorMessage = ({ owner, limit }: ExceededQuota, language: Language): string =>
  textsOf(owner, language)[limit.rule](
    limit.max,
    limit.rule === 'item' ? nameIn(limit.item, language) : '',
  );

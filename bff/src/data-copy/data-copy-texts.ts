import type { DataCopyPart, DataCopyResponse } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';

type Preferences = NonNullable<DataCopyResponse['Preferences']>;
type Consent = Preferences['Consents'][number];
type PaidWith = NonNullable<DataCopyResponse['Payments'][number]['PaidWith']> | 'cash' | 'online';
type PaymentState = DataCopyResponse['Payments'][number]['State'];
type ApplicationState = DataCopyResponse['BusinessApplications'][number]['State'];
type PushDevice = DataCopyResponse['PushSubscriptions'][number]['Device'];

export interface DataCopyTexts {
  readonly title: string;
  readonly readAt: (time: string) => string;
  readonly incomplete: (parts: string) => string;
  readonly none: string;
  readonly parts: Readonly<Record<DataCopyPart, string>>;
  readonly name: string;
  readonly mobile: string;
  readonly mail: string;
  readonly address: string;
  readonly formerAddress: (keptUntil: string) => string;
  readonly company: string;
  readonly gstin: string;
  readonly applicationStates: Readonly<Record<ApplicationState, string>>;
  readonly delivery: string;
  readonly payment: string;
  readonly coupon: string;
  readonly placed: string;
  readonly cancelReason: string;
  readonly note: string;
  readonly paymentStates: Readonly<Record<PaymentState, string>>;
  readonly bill: string;
  readonly creditNote: string;
  readonly debitNote: string;
  readonly refunded: (amount: string) => string;
  readonly paidWith: Readonly<Record<PaidWith, string>>;
  readonly you: string;
  readonly shop: string;
  readonly purposes: Readonly<Record<Consent['Purpose'], string>>;
  readonly channels: Readonly<Record<Consent['Channel'], string>>;
  readonly quietHours: string;
  readonly off: string;
  readonly agreed: (time: string) => string;
  readonly withdrawn: (time: string) => string;
  readonly unknownDevice: string;
  readonly lastUsed: (time: string) => string;
  readonly formerItem: string;
  readonly position: (position: number) => string;
  readonly offeredUntil: (time: string) => string;
  readonly pushDevices: Readonly<Record<PushDevice, string>>;
  readonly registered: (time: string) => string;
}

export const dataCopyTexts: Readonly<Record<Language, DataCopyTexts>> = {
  en: {
    title: 'Copy of your data',
    readAt: (time) => `As of ${time}`,
    incomplete: (parts) => `The copy is not complete. Try again later for: ${parts}`,
    none: 'None',
    parts: {
      profile: 'Profile',
      addresses: 'Addresses',
      'business-application': 'Application for a business account',
      carts: 'Carts',
      orders: 'Orders',
      bills: 'Bills',
      payments: 'Payments',
      'waiting-lists': 'Waiting lists',
      messages: 'Messages',
      notifications: 'Notifications',
      favourites: 'Favourites',
      preferences: 'Notification choices',
      'push-subscriptions': 'Apps and browsers that get notifications',
      devices: 'Signed-in devices',
    },
    name: 'Name',
    mobile: 'Mobile number',
    mail: 'Email',
    address: 'Address',
    formerAddress: (keptUntil) => `No longer saved, kept until ${keptUntil}`,
    company: 'Company',
    gstin: 'GSTIN',
    applicationStates: { pending: 'Being checked', approved: 'Approved', declined: 'Declined' },
    delivery: 'Delivery',
    payment: 'Payment',
    coupon: 'Coupon',
    placed: 'Placed',
    cancelReason: 'Reason for cancelling',
    note: 'Note',
    paymentStates: {
      'not-opened': 'Starting',
      refused: 'Refused',
      open: 'Not paid yet',
      failed: 'Failed',
      authorized: 'Authorised',
      captured: 'Paid',
      'refund-due': 'Refund due',
      'partly-refunded': 'Partly refunded',
      refunded: 'Refunded',
    },
    bill: 'Bill',
    creditNote: 'Credit note',
    debitNote: 'Debit note',
    refunded: (amount) => `${amount} refunded`,
    paidWith: {
      cash: 'Cash on delivery',
      online: 'Paid online',
      upi: 'UPI',
      card: 'Card',
      netbanking: 'Net banking',
      wallet: 'Wallet',
    },
    you: 'You',
    shop: 'Shop',
    purposes: {
      orders: 'Order updates',
      'waiting-list': 'Waiting list',
      chat: 'Replies in chat',
      reminders: 'Reminders',
      offers: 'Offers',
    },
    channels: { sms: 'SMS', mail: 'Email', push: 'Your devices' },
    quietHours: 'Quiet hours',
    off: 'Off',
    agreed: (time) => `Agreed: ${time}`,
    withdrawn: (time) => `Withdrawn: ${time}`,
    unknownDevice: 'Unknown device',
    lastUsed: (time) => `Last used ${time}`,
    formerItem: 'Item no longer sold',
    position: (position) => `Number ${position} in line`,
    offeredUntil: (time) => `Place kept for you until ${time}`,
    pushDevices: { app: 'App', browser: 'Browser' },
    registered: (time) => `Registered ${time}`,
  },
  hi: {
    title: 'आपकी जानकारी की कॉपी',
    readAt: (time) => `${time} तक की जानकारी`,
    incomplete: (parts) => `कॉपी पूरी नहीं है। इनके लिए बाद में फिर कोशिश करें: ${parts}`,
    none: 'कुछ नहीं',
    parts: {
      profile: 'प्रोफ़ाइल',
      addresses: 'पते',
      'business-application': 'कारोबारी खाते का आवेदन',
      carts: 'कार्ट',
      orders: 'ऑर्डर',
      bills: 'बिल',
      payments: 'भुगतान',
      'waiting-lists': 'प्रतीक्षा सूचियाँ',
      messages: 'संदेश',
      notifications: 'सूचनाएँ',
      favourites: 'पसंदीदा चीज़ें',
      preferences: 'सूचनाओं की पसंद',
      'push-subscriptions': 'सूचनाएँ पाने वाले ऐप और ब्राउज़र',
      devices: 'साइन-इन किए हुए फ़ोन और कंप्यूटर',
    },
    name: 'नाम',
    mobile: 'मोबाइल नंबर',
    mail: 'ई-मेल',
    address: 'पता',
    formerAddress: (keptUntil) => `सूची से हटा हुआ, ${keptUntil} तक रखा जाएगा`,
    company: 'कंपनी',
    gstin: 'GSTIN',
    applicationStates: { pending: 'जाँच चल रही है', approved: 'मंज़ूर', declined: 'नामंज़ूर' },
    delivery: 'डिलीवरी',
    payment: 'भुगतान',
    coupon: 'कूपन',
    placed: 'ऑर्डर किया',
    cancelReason: 'रद्द करने की वजह',
    note: 'नोट',
    paymentStates: {
      'not-opened': 'शुरू हो रहा है',
      refused: 'मना हुआ',
      open: 'भुगतान बाकी',
      failed: 'नहीं हुआ',
      authorized: 'मंज़ूर',
      captured: 'भुगतान हो गया',
      'refund-due': 'वापस होना है',
      'partly-refunded': 'कुछ वापस हुआ',
      refunded: 'वापस हुआ',
    },
    bill: 'बिल',
    creditNote: 'क्रेडिट नोट',
    debitNote: 'डेबिट नोट',
    refunded: (amount) => `${amount} लौटाए गए`,
    paidWith: {
      cash: 'डिलीवरी पर नकद',
      online: 'ऑनलाइन भुगतान',
      upi: 'UPI',
      card: 'कार्ड',
      netbanking: 'नेट बैंकिंग',
      wallet: 'वॉलेट',
    },
    you: 'आप',
    shop: 'दुकान',
    purposes: {
      orders: 'ऑर्डर की जानकारी',
      'waiting-list': 'प्रतीक्षा सूची',
      chat: 'चैट के जवाब',
      reminders: 'याद दिलाना',
      offers: 'ऑफ़र',
    },
    channels: { sms: 'SMS', mail: 'ई-मेल', push: 'आपके डिवाइस' },
    quietHours: 'शांत समय',
    off: 'बंद',
    agreed: (time) => `सहमति: ${time}`,
    withdrawn: (time) => `वापस ली: ${time}`,
    unknownDevice: 'अनजान फ़ोन या कंप्यूटर',
    lastUsed: (time) => `पिछली बार ${time}`,
    formerItem: 'अब न बिकने वाला सामान',
    position: (position) => `कतार में नंबर ${position}`,
    offeredUntil: (time) => `${time} तक आपके लिए रखी जगह`,
    pushDevices: { app: 'ऐप', browser: 'ब्राउज़र' },
    registered: (time) => `पंजीकरण: ${time}`,
  },
};

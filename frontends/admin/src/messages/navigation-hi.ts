import type { navigationMessages as english } from './navigation-en.ts';

export const navigationMessages: Record<keyof typeof english, string> = {
  'nav.label': 'एडमिन',
  'nav.menu': 'मेन्यू खोलें',
  'nav.group.day': 'रोज़ का काम',
  'nav.group.goods': 'सामान',
  'nav.group.books': 'हिसाब',
  'nav.group.shop': 'लोग और दुकान',
  'nav.group.system': 'सिस्टम',
  'nav.openOrders': '{count, plural, one {# ऑर्डर बाकी} other {# ऑर्डर बाकी}}',
  'nav.signedInAs': '{name} के नाम से साइन इन',
  'nav.secondFactor': 'दूसरा फ़ैक्टर',
  'nav.signOut': 'साइन आउट',
  'nav.signOutConfirm': 'इस डिवाइस से साइन आउट करें?',
  'nav.signOutUnsent':
    'स्टॉक के {count, plural, one {# बदलाव} other {# बदलाव}} अभी नहीं भेजे गए। जब तक आप यहाँ फिर से साइन इन नहीं करेंगे, ये इसी डिवाइस पर रहेंगे। साइन आउट करें?',
  'nav.unsentChanges': '{count, plural, one {# बदलाव नहीं भेजा गया} other {# बदलाव नहीं भेजे गए}}',
  'nav.shop': 'दुकान पर जाएँ',
  'nav.language': 'English',
};

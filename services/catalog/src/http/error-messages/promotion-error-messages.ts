import type { Language } from '@tokri/contracts/language';
import type { SaveErrorCode } from '../../application/save-result.ts';

export const promotionErrorMessages = {
  'offer-incomplete': {
    en: 'This type of offer needs a discount and the categories it applies to.',
    hi: 'इस तरह के ऑफ़र में छूट और कैटेगरी चाहिए।',
  },
  'offer-period': {
    en: 'The end date is before the start date.',
    hi: 'अंत की तारीख शुरुआत की तारीख से पहले है।',
  },
  'offer-places': {
    en: 'A pincode range ends before it starts.',
    hi: 'पिनकोड की सीमा का अंत उसकी शुरुआत से पहले है।',
  },
  'offer-not-of-items': {
    en: 'This offer is for categories or for all items. You cannot add single items to it.',
    hi: 'यह ऑफ़र कैटेगरी या सारे सामान पर है। इसमें अलग से सामान नहीं जोड़ सकते।',
  },
  'doubled-item': { en: 'An item is in the list twice.', hi: 'एक सामान सूची में दो बार है।' },
  'offer-changed': {
    en: 'Somebody else changed this offer since you opened it.',
    hi: 'आपके खोलने के बाद किसी और ने यह ऑफ़र बदल दिया।',
  },
  'coupon-changed': {
    en: 'Somebody else changed this coupon since you opened it.',
    hi: 'आपके खोलने के बाद किसी और ने यह कूपन बदल दिया।',
  },
  'slide-changed': {
    en: 'Somebody else changed this slide since you opened it.',
    hi: 'आपके खोलने के बाद किसी और ने यह स्लाइड बदल दी।',
  },
  'slides-changed': {
    en: 'Somebody else added or deleted a slide. Look at the list again.',
    hi: 'किसी और ने स्लाइड जोड़ी या हटाई है। सूची फिर से देखें।',
  },
  'coupon-code-taken': {
    en: 'Another coupon already has this code.',
    hi: 'यह कोड किसी दूसरे कूपन का है।',
  },
  'coupon-incomplete': { en: 'A coupon needs a discount.', hi: 'कूपन में छूट होनी चाहिए।' },
} as const satisfies Partial<Record<SaveErrorCode, Record<Language, string>>>;

import type { orderAgainMessages as en } from './again-en.ts';

export const orderAgainMessages: Record<keyof typeof en, string> = {
  'again.withChanges': 'इन बदलावों के साथ फिर से ऑर्डर करें',
  'again.order': 'फिर से ऑर्डर करें',
  'again.slotKept': 'आपका समय {time} बजे तक आपके लिए रुका है।',
  'again.slotOpen': 'आपका समय अब रुका नहीं है। खाली हुआ तो फिर मिल जाएगा।',
  'again.moreChanges': '{count, plural, one {और # बदलाव} other {और # बदलाव}}',
  'again.allAdded':
    '{count, plural, one {# सामान टोकरी में आ गया।} other {सभी # सामान टोकरी में आ गए।}}',
  'again.adding': 'टोकरी में डाला जा रहा है…',
  'again.someAdded': '{total} में से {count} टोकरी में आए।',
  'again.noneAdded': 'कुछ भी टोकरी में नहीं आया।',
  'again.unavailable': 'उपलब्ध नहीं: {names}।',
  'again.cartFull': 'टोकरी भर गई है। ये नहीं आए: {names}।',
  'again.fewer': 'पिछली बार से कम: {names}।',
  'again.viewCart': 'टोकरी देखें',
};

import type { en } from './en.ts';

/** Texts of look.md's table; the rest shows in English until it is translated. */
export const hi: Partial<Record<keyof typeof en, string>> = {
  'slot.left': 'सिर्फ़ {count} बाकी',
  'slot.full': 'भर गया',
  'slot.closedAt': '{time} बजे बंद',
  'slot.held': 'आपके लिए रुका है {time}',
  'slot.ended': 'समय पूरा हुआ। फिर से चुनें',
  'hour.noon': 'दोपहर 12',
  'place.toPay': 'देना है',
  'short.left': '{name}: सिर्फ़ {count} बाकी',
  'why.offline': 'इंटरनेट नहीं है',
  'chat.open': 'इस ऑर्डर पर चैट करें',
  'chat.title': 'चैट, ऑर्डर {number}',
  'chat.unread': '{count, plural, one {# नया संदेश} other {# नए संदेश}}',
  'empty.title': 'आपकी टोकरी खाली है',
};

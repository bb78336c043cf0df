import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  number: 'पार्टी {id}',
  searchHint: 'नाम, GSTIN या नंबर से खोजें।',
  results: 'पार्टियाँ',
  loading: 'खोज रहे हैं…',
  none: '“{search}” से कोई पार्टी नहीं मिली।',
  noParties: 'अभी कोई पार्टी नहीं है।',
  more: '{total} पार्टियाँ मिलीं। कम करने के लिए और लिखें।',
  failed: 'पार्टियाँ लोड नहीं हो पाईं।',
  retry: 'फिर से कोशिश करें',
  count: '{count, plural, one {# पार्टी मिली} other {# पार्टियाँ मिलीं}}',
  chosen: '{name} चुनी गई',
};

import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'sub.title': 'विभाग',
  'sub.types': 'प्रकार',
  'sub.all': '{name}: सब',
  'sub.empty': 'इस विभाग में अभी कुछ नहीं है',
  'sub.unknown': 'ऐसा कोई विभाग नहीं है',
  'sub.unknownText': 'शायद हट गया है। सभी विभाग एक कदम दूर हैं।',
};

import type { en } from './en.ts';

export const hi: Partial<Record<keyof typeof en, string>> = {
  'retry': 'फिर से कोशिश करें',
  'undo': 'वापस लाएँ',
  'left': 'सिर्फ़ {count} बाकी',
  'cart.said': '{name}, टोकरी में {count}',
  'favourite.added': '{name} पसंदीदा में जुड़ गया',
  'favourite.removed': '{name} पसंदीदा से हट गया',
  'favourite.signIn': 'पसंदीदा रखने के लिए साइन इन करें।',
  'favourite.toSignIn': 'साइन इन करें',
};

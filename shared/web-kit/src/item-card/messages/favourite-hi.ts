import type { en } from './favourite-en.ts';

export const hi: Record<keyof typeof en, string> = {
  retry: 'फिर से कोशिश करें',
  undo: 'वापस लाएँ',
  failed: 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  added: '{name} पसंदीदा में जुड़ गया',
  removed: '{name} पसंदीदा से हट गया',
  signIn: 'पसंदीदा सहेजने के लिए साइन इन करें।',
  toSignIn: 'साइन इन करें',
};

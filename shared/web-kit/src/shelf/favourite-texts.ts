import { texts } from '@tokri/web-kit/platform';

const en = {
  'retry': 'Try again',
  'undo': 'Undo',
  'failed': 'Something went wrong. Try again.',
  'added': '{name} is a favourite now',
  'removed': '{name} is no longer a favourite',
  'signIn': 'Sign in to keep favourites.',
  'toSignIn': 'Sign in',
} as const;

const hi: Partial<Record<keyof typeof en, string>> = {
  'retry': 'फिर से कोशिश करें',
  'undo': 'वापस लाएँ',
  'failed': 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  'added': '{name} पसंदीदा में जुड़ गया',
  'removed': '{name} पसंदीदा से हट गया',
  'signIn': 'पसंदीदा रखने के लिए साइन इन करें।',
  'toSignIn': 'साइन इन करें',
};

/** Apart from the shelf's own: they come with the first press of a heart. */
export const t = texts({ en, hi });

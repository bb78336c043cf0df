import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  undo: 'वापस लें',
  failed: 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
};

import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'problem.offline': 'इंटरनेट नहीं है',
  'problem.timeout': 'दुकान से जवाब आने में बहुत देर हुई। फिर से कोशिश करें।',
  'problem.unreachable': 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
};

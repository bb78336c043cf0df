import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'problem.offline': 'इंटरनेट नहीं है। इंटरनेट आने पर फिर से कोशिश करें।',
  'problem.timeout': 'बहुत देर हो रही है। फिर से कोशिश करें।',
  'problem.unreachable': 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  'problem.preview': 'आप दुकान को ग्राहक के रूप में देख रहे हैं। कुछ बदला नहीं जा सकता।',
};

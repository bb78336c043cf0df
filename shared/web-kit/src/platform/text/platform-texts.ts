import { texts } from './texts.ts';

export const t = texts({
  en: {
    'problem.offline': 'You are offline',
    'problem.timeout': 'The shop took too long to answer. Try again.',
    'problem.unreachable': 'Something went wrong. Try again.',
  },
  hi: {
    'problem.offline': 'इंटरनेट नहीं है',
    'problem.timeout': 'दुकान से जवाब आने में बहुत देर हुई। फिर से कोशिश करें।',
    'problem.unreachable': 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  },
});

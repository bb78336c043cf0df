import type { Language } from '@tokri/contracts/language';
import type { SendMessageError } from '../domain/create-message.ts';

const messages: Record<SendMessageError, Record<Language, string>> = {
  'too-fast': {
    en: 'Many messages in a short time. Wait a minute, then send again.',
    hi: 'थोड़े समय में बहुत सारे संदेश। एक मिनट रुककर फिर भेजें।',
  },
  'chat-full': {
    en: 'This chat is full. Call us, we go on by phone.',
    hi: 'यह चैट भर गई है। हमें फ़ोन करें।',
  },
};

export const errorMessage = (code: SendMessageError, language: Language): string =>
  messages[code][language];

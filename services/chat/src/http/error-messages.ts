import type { Language } from '@tokri/contracts/language';
import type { Err } from '@tokri/contracts/result';
import { createCommandResponse } from '@tokri/service-kit/http';
import type { SendMessageError } from '../domain/create-message.ts';

const messages: Record<SendMessageError, Record<Language, string>> = {
  'account-closed': {
    en: 'This customer has deleted their account and can no longer read messages.',
    hi: 'इस ग्राहक ने अपना खाता मिटा दिया है और अब संदेश नहीं पढ़ सकते।',
  },
  'too-fast': {
    en: 'You sent too many messages in a short time. Wait a minute, then send again.',
    hi: 'आपने थोड़े समय में बहुत सारे संदेश भेजे। एक मिनट रुककर फिर भेजें।',
  },
  'chat-full': {
    en: 'This chat is full. Please call us.',
    hi: 'यह चैट भर गई है। हमें फ़ोन करें।',
  },
};

export const toCommandResponse = createCommandResponse<Err<SendMessageError>>(
  ({ code }, language) => messages[code][language],
);

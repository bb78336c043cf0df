import type { Err } from '@tokri/contracts/result';
import { createCommandResponse } from '@tokri/service-kit/http';

const messages = {
  'not-registered': { en: 'This token is not registered.', hi: 'यह टोकन दर्ज नहीं है।' },
  'push-service-unknown': {
    en: 'This browser cannot get notifications from us.',
    hi: 'इस ब्राउज़र पर हमारी सूचनाएँ नहीं आ सकतीं।',
  },
  'letter-unknown': { en: 'This event no longer exists.', hi: 'यह घटना अब मौजूद नहीं है।' },
  'letter-of-state': {
    en: 'A snapshot cannot be replayed. The next snapshot replaces it.',
    hi: 'स्नैपशॉट फिर से नहीं भेजा जा सकता। अगला स्नैपशॉट इसकी जगह ले लेता है।',
  },
} as const;

export const toCommandResponse = createCommandResponse<Err<keyof typeof messages>>(
  ({ code }, language) => messages[code][language],
);

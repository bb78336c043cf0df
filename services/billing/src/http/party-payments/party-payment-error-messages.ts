import { createCommandResponse } from '@tokri/service-kit/http';
import type { RecordPaymentError } from '../../application/party-payments/record-payment.ts';
import type { Err } from '@tokri/contracts/result';

const messages = {
  'reference-missing': {
    en: 'Enter the reference of the transfer or the number of the cheque.',
    hi: 'ट्रांसफ़र का संदर्भ या चेक का नंबर लिखें।',
  },
  'received-later': {
    en: 'The day of the payment must not be in the future.',
    hi: 'भुगतान की तारीख आगे की नहीं हो सकती।',
  },
  'bills-above-amount': {
    en: 'The amounts of the bills come to more than the payment.',
    hi: 'बिलों की रकम मिलाकर भुगतान से ज़्यादा है।',
  },
  'unknown-bill': {
    en: "We couldn't find this bill on the account.",
    hi: 'यह बिल इस खाते में नहीं मिला।',
  },
  'more-than-due': {
    en: 'The amount is higher than what is still due on this bill.',
    hi: 'यह रकम इस बिल की बाकी रकम से ज़्यादा है।',
  },
  'request-id-taken': {
    en: 'Nothing was recorded, because another payment was already recorded with this id.',
    hi: 'कुछ दर्ज नहीं किया गया, क्योंकि इस आईडी से कोई दूसरा भुगतान पहले ही दर्ज है।',
  },
  'unknown-payment': {
    en: "We couldn't find this payment.",
    hi: 'यह भुगतान नहीं मिला।',
  },
  'not-reversible': {
    en: 'Only a payment that staff recorded can be reversed.',
    hi: 'सिर्फ़ वही भुगतान वापस लिया जा सकता है जिसे कर्मचारी ने दर्ज किया हो।',
  },
  'held-by-provider': {
    en: 'The payment provider holds this money. Refund it on the dashboard of the provider; the shop then takes the payment back by itself.',
    hi: 'यह रकम भुगतान कंपनी के पास है। इसे उसके डैशबोर्ड से लौटाएँ; फिर यहाँ का भुगतान अपने आप घट जाता है।',
  },
  'already-reversed': {
    en: 'This payment was already reversed.',
    hi: 'यह भुगतान पहले ही वापस लिया जा चुका है।',
  },
  'payment-too-high': {
    en: 'One payment can be at most ₹1,00,00,000. Pay in parts.',
    hi: 'एक भुगतान ज़्यादा से ज़्यादा ₹1,00,00,000 का हो सकता है। हिस्सों में भुगतान करें।',
  },
  'gateway-unavailable': {
    en: 'The payment provider does not respond. If you were charged, your money is safe. Try again in a few minutes.',
    hi: 'भुगतान कंपनी से जवाब नहीं मिल रहा। पैसे कटे हों तो वे सुरक्षित हैं। कुछ मिनट बाद फिर कोशिश करें।',
  },
  'signature-wrong': {
    en: 'We could not verify this payment. If you were charged, your money is safe: your payments will show it.',
    hi: 'हम इस भुगतान की पुष्टि नहीं कर सके। पैसे कटे हों तो वे सुरक्षित हैं: आपके भुगतानों में दिखेंगे।',
  },
  'payment-mismatch': {
    en: 'This is the result of another payment.',
    hi: 'यह नतीजा किसी दूसरे भुगतान का है।',
  },
  'payment-failed': {
    en: 'The payment failed. Try again.',
    hi: 'भुगतान नहीं हुआ। दोबारा कोशिश करें।',
  },
} as const;

type PartyPaymentError =
  | RecordPaymentError
  | Err<
      | 'unknown-payment'
      | 'not-reversible'
      | 'held-by-provider'
      | 'already-reversed'
      | 'payment-too-high'
      | 'gateway-unavailable'
      | 'signature-wrong'
      | 'payment-mismatch'
      | 'payment-failed'
    >;

export const toPartyPaymentResponse = createCommandResponse<PartyPaymentError>(
  ({ code }, language) => messages[code][language],
);

import { mixedTaxMessages } from '@tokri/contracts/orders';
import type { Err } from '@tokri/contracts/result';
import { createCommandResponse } from '@tokri/service-kit/http';
import type { RequestIdTaken } from '../domain/refunds/refunds.ts';

const messages = {
  'signature-wrong': {
    en: 'We could not verify this payment. If you were charged, your money is safe: the order will show it.',
    hi: 'हम इस भुगतान की पुष्टि नहीं कर सके। पैसे कटे हों तो वे सुरक्षित हैं: ऑर्डर में दिखेंगे।',
  },
  'payment-mismatch': {
    en: 'This payment belongs to another order.',
    hi: 'यह भुगतान किसी दूसरे ऑर्डर का है।',
  },
  'payment-failed': {
    en: 'The payment failed. Try again or choose another payment method.',
    hi: 'भुगतान नहीं हुआ। दोबारा कोशिश करें या भुगतान का दूसरा तरीका चुनें।',
  },
  'transition-refused': {
    en: 'The payment of this order cannot change to this status.',
    hi: 'इस ऑर्डर के भुगतान की स्थिति इसमें नहीं बदली जा सकती।',
  },
  'not-on-delivery': {
    en: 'This order is not paid on delivery.',
    hi: 'यह ऑर्डर डिलीवरी पर भुगतान का नहीं है।',
  },
  'amount-differs': {
    en: 'The refund amount has changed. Open the order again.',
    hi: 'वापस करने की रकम बदल गई है। ऑर्डर फिर से खोलें।',
  },
  'cash-differs': {
    en: 'The amount of this order has changed. Open it again and check the amount.',
    hi: 'इस ऑर्डर की रकम बदल गई है। इसे फिर से खोलें और रकम जाँचें।',
  },
  'nothing-due': {
    en: 'This order has no refund to pay manually.',
    hi: 'इस ऑर्डर में हाथ से लौटाने के लिए कोई रकम नहीं है।',
  },
  'not-refundable': {
    en: 'This payment has nothing left to refund.',
    hi: 'इस भुगतान में वापस करने के लिए कुछ नहीं बचा है।',
  },
  'amount-too-high': {
    en: 'The amount is higher than what can still be refunded.',
    hi: 'यह रकम उससे ज़्यादा है जो अब वापस की जा सकती है।',
  },
  'request-id-taken': {
    en: 'Nothing was refunded, because another refund was already recorded with this id.',
    hi: 'कुछ वापस नहीं किया गया, क्योंकि इस आईडी से कोई दूसरी वापसी पहले ही दर्ज है।',
  },
  'gateway-unavailable': {
    en: 'The payment provider does not respond. Try again in a few minutes.',
    hi: 'भुगतान कंपनी से जवाब नहीं मिल रहा। कुछ मिनट बाद फिर कोशिश करें।',
  },
  'day-not-over': {
    en: 'A day can be compared once it is over.',
    hi: 'दिन पूरा होने के बाद ही मिलान हो सकता है।',
  },
  'day-too-old': {
    en: 'Only the last 90 days can be compared.',
    hi: 'सिर्फ़ पिछले 90 दिनों का मिलान हो सकता है।',
  },
  'provider-not-used': {
    en: 'The shop has no keys for this payment provider.',
    hi: 'इस भुगतान कंपनी की कुंजियाँ दुकान में नहीं हैं।',
  },
  'unknown-difference': {
    en: 'This difference no longer exists. Open the day again.',
    hi: 'यह अंतर अब नहीं है। दिन फिर से खोलें।',
  },
  'reference-missing': {
    en: 'Enter the reference of the transfer.',
    hi: 'ट्रांसफ़र का संदर्भ नंबर लिखें।',
  },
  'number-taken': {
    en: 'Another bill already has this number.',
    hi: 'इस नंबर का दूसरा बिल मौजूद है।',
  },
  'date-order': {
    en: 'The bill date must not be in the future, and the due date must not be before it.',
    hi: 'बिल की तारीख आगे की न हो, और देय तारीख उससे पहले की न हो।',
  },
  'two-documents': mixedTaxMessages,
  'adjustment-differs': {
    en: 'Nothing was posted, because another adjustment was already recorded with this id.',
    hi: 'कुछ दर्ज नहीं किया गया, क्योंकि इस आईडी से कोई दूसरा समायोजन पहले ही दर्ज है।',
  },
  'unknown-adjustment': {
    en: 'We could not find this adjustment.',
    hi: 'यह समायोजन नहीं मिला।',
  },
  'own-adjustment': {
    en: 'You requested this adjustment. Somebody else must decide.',
    hi: 'यह समायोजन आपने माँगा है। फ़ैसला कोई और करेगा।',
  },
  'already-decided': {
    en: 'This adjustment was already decided.',
    hi: 'इस समायोजन पर फ़ैसला पहले ही हो चुका है।',
  },
  'unknown-bill': {
    en: 'We could not find this bill.',
    hi: 'यह बिल नहीं मिला।',
  },
  'unknown-line': {
    en: 'The bill does not have this line.',
    hi: 'बिल में यह लाइन नहीं है।',
  },
  'no-bill-yet': {
    en: 'This order has no bill yet. It is issued when the order is packed.',
    hi: 'इस ऑर्डर का बिल अभी नहीं बना है। ऑर्डर पैक होने पर बनता है।',
  },
  'bill-consolidated': {
    en: 'The day of this order is closed, so it stays part of the consolidated bill.',
    hi: 'इस ऑर्डर का दिन बंद हो चुका है, इसलिए यह समेकित बिल का हिस्सा रहेगा।',
  },
  'order-cancelled': {
    en: 'This order was cancelled, so its bill is credited as a whole.',
    hi: 'यह ऑर्डर रद्द हो चुका है, इसलिए पूरे बिल का क्रेडिट नोट बनता है।',
  },
  'not-paid-yet': {
    en: 'Record the cash of this order first. Then credit what came back.',
    hi: 'पहले इस ऑर्डर की नकदी दर्ज करें। फिर लौटे सामान का क्रेडिट नोट बनाएँ।',
  },
  'credit-too-high': {
    en: 'The bill has fewer units left to credit.',
    hi: 'बिल में इतनी मात्रा क्रेडिट के लिए नहीं बची है।',
  },
  'credit-too-late': {
    en: 'A bill can be credited until 30 November after its financial year.',
    hi: 'बिल का क्रेडिट नोट उसके वित्त वर्ष के बाद के 30 नवंबर तक ही बन सकता है।',
  },
  'credit-too-often': {
    en: 'This bill has the highest number of credit notes.',
    hi: 'इस बिल पर और क्रेडिट नोट नहीं बन सकते।',
  },
  'debit-taken-back': {
    en: 'This debit note was already taken back.',
    hi: 'यह डेबिट नोट पहले ही वापस लिया जा चुका है।',
  },
  'take-back-waiting': {
    en: 'This debit note already waits for a second member of staff to take it back.',
    hi: 'इस डेबिट नोट को वापस लेने के लिए दूसरे कर्मचारी की मंज़ूरी का इंतज़ार पहले से है।',
  },
  'debit-raised-further': {
    en: 'A later debit note raises the same line. Take that one back first.',
    hi: 'बाद के एक डेबिट नोट ने इसी लाइन की रकम बढ़ाई है। पहले उसे वापस लें।',
  },
  'credit-differs': {
    en: 'Nothing was credited, because another credit was already recorded with this id.',
    hi: 'कोई क्रेडिट नोट नहीं बना, क्योंकि इस आईडी से दूसरा क्रेडिट पहले ही दर्ज है।',
  },
  'paid-too-much': {
    en: 'The paid amount is higher than the bill total.',
    hi: 'भुगतान की रकम बिल की कुल रकम से ज़्यादा है।',
  },
} as const;

type CommandError = Err<Exclude<keyof typeof messages, RequestIdTaken['code']>> | RequestIdTaken;

export const toCommandResponse = createCommandResponse<CommandError>((error, language) => {
  const message = messages[error.code][language];
  return error.code === 'request-id-taken' ? `${message} (${error.requestId})` : message;
});

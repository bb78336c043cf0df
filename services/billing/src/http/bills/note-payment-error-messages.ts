import type { Err } from '@tokri/contracts/result';
import { createCommandResponse } from '@tokri/service-kit/http';
import type { NotePaymentError } from '../../domain/bills/note-payment.ts';

type Code = NotePaymentError | 'unknown-bill' | 'order-cancelled';

const messages: Readonly<Record<Code, { readonly en: string; readonly hi: string }>> = {
  'unknown-bill': { en: 'We could not find this debit note.', hi: 'यह डेबिट नोट नहीं मिला।' },
  'order-cancelled': {
    en: 'This order was cancelled, so nothing is due for its debit notes.',
    hi: 'यह ऑर्डर रद्द हो चुका है, इसलिए इसके डेबिट नोट का कुछ बाकी नहीं है।',
  },
  'note-on-account': {
    en: 'A business customer pays this debit note on its account. Record the payment there.',
    hi: 'कारोबारी ग्राहक यह डेबिट नोट अपने खाते से चुकाता है। भुगतान वहीं दर्ज करें।',
  },
  'reference-missing': {
    en: 'Enter the reference of the transfer.',
    hi: 'ट्रांसफ़र का संदर्भ नंबर लिखें।',
  },
  'received-later': {
    en: 'The day of the payment must not be in the future.',
    hi: 'भुगतान की तारीख आगे की नहीं हो सकती।',
  },
  'received-before-note': {
    en: 'The day of the payment must not be before the date of the debit note.',
    hi: 'भुगतान की तारीख डेबिट नोट की तारीख से पहले की नहीं हो सकती।',
  },
  'more-than-due': {
    en: 'The amount is higher than what is still due on this debit note.',
    hi: 'यह रकम इस डेबिट नोट की बाकी रकम से ज़्यादा है।',
  },
  'amount-too-high': {
    en: 'The amount is higher than what is to be refunded of this debit note.',
    hi: 'यह रकम उससे ज़्यादा है जो इस डेबिट नोट में वापस करनी है।',
  },
  'paid-too-often': {
    en: 'This debit note has the highest number of payments.',
    hi: 'इस डेबिट नोट पर और भुगतान दर्ज नहीं हो सकते।',
  },
  'request-id-taken': {
    en: 'Nothing was recorded, because another payment was already recorded with this id.',
    hi: 'कुछ दर्ज नहीं किया गया, क्योंकि इस आईडी से कोई दूसरा भुगतान पहले ही दर्ज है।',
  },
};

export const toNotePaymentResponse = createCommandResponse<Err<Code>>(
  ({ code }, language) => messages[code][language],
);

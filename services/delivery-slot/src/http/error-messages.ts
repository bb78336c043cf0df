import { type Language } from '@tokri/contracts/language';
import {
  isSharedErrorCode,
  sharedErrorMessage,
  type SharedErrorCode,
} from '@tokri/contracts/problems';
import {
  isSlotErrorCode,
  maxPincodesPerRequest,
  slotErrorMessage,
  type SlotErrorCode,
} from '@tokri/contracts/slots';
import type { UnchangedSlot } from '../application/plans/save-templates.ts';
import type { ChangePincodesError, OpenPincodesError } from '../domain/areas/area.ts';
import type { SaveChargeError } from '../domain/charges/charge-rules.ts';
import type { HoldSlotError } from '../domain/holds/decide-hold.ts';
import type { ReleaseHoldError } from '../domain/holds/decide-release.ts';
import type { BlackoutDayError } from '../domain/plans/blackout-days.ts';
import type { SaveTemplatesError } from '../domain/plans/slot-templates.ts';
import type { CloseSlotError } from '../domain/slots/manual-closure.ts';
import type { SaveSlotError } from '../domain/slots/save-slot.ts';
import type { JoinWaitlistError } from '../domain/waitlist/waitlist.ts';

type CustomerErrorCode =
  | HoldSlotError
  | JoinWaitlistError
  | Exclude<ReleaseHoldError, 'not-found' | 'not-allowed'>
  | 'pincode-invalid'
  | 'pincode-not-served';
type StaffErrorCode =
  | OpenPincodesError
  | ChangePincodesError
  | SaveChargeError
  | CloseSlotError
  | SaveSlotError
  | BlackoutDayError
  | SaveTemplatesError
  | UnchangedSlot['code']
  | 'unknown-group'
  | 'unknown-slot';

export type ErrorCode = CustomerErrorCode | StaffErrorCode;

const maxPincodesText = maxPincodesPerRequest.toLocaleString('en-IN');

const messages: Record<
  Exclude<ErrorCode, SharedErrorCode | SlotErrorCode>,
  Record<Language, string>
> = {
  'slot-not-served': {
    en: 'This slot does not serve your address. Choose another.',
    hi: 'यह समय आपके पते के लिए नहीं है। दूसरा चुनें।',
  },
  'slot-already-held': {
    en: 'You hold a place in this slot already.',
    hi: 'इस समय में आपकी जगह पहले से रुकी है।',
  },
  'slot-not-full': {
    en: 'A place in this slot is free. Choose it now.',
    hi: 'इस समय में जगह खाली है। अभी चुनें।',
  },
  'waiting-list-full': {
    en: 'Too many people wait for this slot already. Choose another.',
    hi: 'इस समय के लिए पहले से बहुत लोग इंतज़ार में हैं। दूसरा चुनें।',
  },
  'too-many-waits': {
    en: 'You wait for places in other slots already. Leave one line first.',
    hi: 'आप पहले से दूसरे समय के इंतज़ार में हैं। पहले एक छोड़ें।',
  },
  'template-doubled': {
    en: 'Two times of the same weekday start together.',
    hi: 'एक ही दिन दो समय साथ शुरू होते हैं।',
  },
  'plan-changed': {
    en: 'Someone else has changed this plan meanwhile. Look at it as it is now, then repeat your change.',
    hi: 'इस बीच किसी और ने यह योजना बदल दी। अब जो है उसे देखें, फिर अपना बदलाव दोबारा करें।',
  },
  'slot-busy': {
    en: 'Orders keep coming in for this slot. Save again.',
    hi: 'इस समय में लगातार ऑर्डर आ रहे हैं। दोबारा सहेजें।',
  },
  'too-many-holds': {
    en: 'You hold places in other slots already. Let one go first.',
    hi: 'आपने दूसरे समय में भी जगह रोकी है। पहले एक छोड़ें।',
  },
  'already-booked': {
    en: 'This place belongs to an order. Cancel the order to free it.',
    hi: 'यह जगह एक ऑर्डर की है। इसे छोड़ने के लिए ऑर्डर रद्द करें।',
  },
  'range-crossed': {
    en: 'The first pincode must not be above the last.',
    hi: 'पहला पिनकोड आख़िरी से बड़ा नहीं हो सकता।',
  },
  'range-too-large': {
    en: `A range holds at most ${maxPincodesText} pincodes. Split it.`,
    hi: `एक बार में ${maxPincodesText} पिनकोड तक ही। बाँट दें।`,
  },
  'state-needed': { en: 'A new group needs its State code.', hi: 'नए समूह के लिए राज्य कोड चाहिए।' },
  'other-state': {
    en: 'This group lies in another State. Open a new one for it.',
    hi: 'यह समूह दूसरे राज्य में है। उसके लिए नया समूह खोलें।',
  },
  'other-group': {
    en: 'Some of these pincodes belong to another group.',
    hi: 'इनमें से कुछ पिनकोड दूसरे समूह के हैं।',
  },
  'unknown-charge': { en: 'This charge does not exist.', hi: 'यह शुल्क नहीं है।' },
  'charge-doubled': {
    en: 'There is another charge for these pincodes and this party. Change that one.',
    hi: 'इन पिनकोड और इस पार्टी के लिए दूसरा शुल्क पहले से है। उसे बदलें।',
  },
  'unknown-slot': { en: 'This slot does not exist.', hi: 'यह समय नहीं है।' },
  'unknown-group': { en: 'This group does not exist.', hi: 'यह समूह नहीं है।' },
  'slot-overbooked': {
    en: 'More places are taken than this slot shall have. Raise its capacity, or it opens by itself when enough come back.',
    hi: 'इस समय में क्षमता से ज़्यादा जगहें ली जा चुकी हैं। क्षमता बढ़ाएँ, नहीं तो जगहें लौटने पर यह अपने आप खुलेगा।',
  },
  'date-too-far': { en: 'This day is too far ahead.', hi: 'यह तारीख बहुत आगे है।' },
  'end-before-start': {
    en: 'A slot must end after its start.',
    hi: 'समय का अंत शुरुआत के बाद होना चाहिए।',
  },
};

export const errorMessage = (code: ErrorCode, language: Language): string => {
  if (isSlotErrorCode(code)) return slotErrorMessage(code, language);
  return isSharedErrorCode(code) ? sharedErrorMessage(code, language) : messages[code][language];
};

import { type Language } from '@tokri/contracts/language';
import {
  isSharedErrorCode,
  sharedErrorMessage,
  type SharedErrorCode,
} from '@tokri/contracts/problems';
import {
  closedLocationMessage,
  isSlotErrorCode,
  maxLocations,
  maxPincodesPerRequest,
  slotErrorMessage,
  type SlotErrorCode,
} from '@tokri/contracts/slots';
import type { Err } from '@tokri/contracts/result';
import { createCommandResponse } from '@tokri/service-kit/http';
import type { SlotConflict } from '../application/slots/save-slots.ts';
import type { ChangePincodesError, OpenPincodesError } from '../domain/areas/area.ts';
import type { SetLocationClosedError } from '../application/locations/set-location-closed.ts';
import type { SaveLocationError } from '../domain/locations/location.ts';
import type { SaveChargeError } from '../domain/charges/charge-rules.ts';
import type { HoldSlotError } from '../domain/holds/decide-hold.ts';
import type { ReleaseHoldError } from '../domain/holds/decide-release.ts';
import type { BlackoutDayError } from '../domain/plans/blackout-days.ts';
import type { SaveTemplatesError } from '../domain/plans/slot-templates.ts';
import type { ClosedByStaffError } from '../domain/slots/slot-closure-rules.ts';
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
  | SaveLocationError
  | SetLocationClosedError
  | ClosedByStaffError
  | SaveSlotError
  | BlackoutDayError
  | SaveTemplatesError
  | SlotConflict
  | 'unknown-group'
  | 'unknown-slot';

type ErrorCode = CustomerErrorCode | StaffErrorCode;

const maxPincodesText = maxPincodesPerRequest.toLocaleString('en-IN');

const messages: Record<
  Exclude<ErrorCode, SharedErrorCode | SlotErrorCode>,
  Record<Language, string>
> = {
  'slot-not-served': {
    en: 'This slot is not available at your address. Choose another.',
    hi: 'यह समय आपके पते के लिए नहीं है। दूसरा चुनें।',
  },
  'slot-already-held': {
    en: 'You already hold this slot.',
    hi: 'यह समय आपने पहले से रोक रखा है।',
  },
  'hold-taken-over': {
    en: 'You use this slot on another device now.',
    hi: 'अब आप यह समय दूसरे डिवाइस पर इस्तेमाल कर रहे हैं।',
  },
  'slot-not-full': {
    en: 'This slot is available. Choose it now.',
    hi: 'यह समय उपलब्ध है। अभी चुनें।',
  },
  'waiting-list-full': {
    en: 'The waiting list for this slot is full. Choose another slot.',
    hi: 'इस समय की प्रतीक्षा सूची भर गई है। दूसरा समय चुनें।',
  },
  'too-many-waits': {
    en: 'You are on too many waiting lists. Leave one first.',
    hi: 'आप बहुत सारी प्रतीक्षा सूचियों में हैं। पहले एक छोड़ें।',
  },
  'template-doubled': {
    en: 'Two templates on the same weekday start at the same time.',
    hi: 'एक ही दिन दो साँचे एक साथ शुरू होते हैं।',
  },
  'plan-changed': {
    en: 'Someone else changed this plan. Reload it, then repeat your change.',
    hi: 'किसी और ने यह योजना बदल दी है। इसे फिर से लोड करें, फिर अपना बदलाव दोबारा करें।',
  },
  'slot-busy': {
    en: 'New orders keep coming in for this slot. Save again.',
    hi: 'इस समय में लगातार ऑर्डर आ रहे हैं। दोबारा सहेजें।',
  },
  'too-many-holds': {
    en: 'You already hold too many slots. Release one first.',
    hi: 'आपने पहले से बहुत सारे समय में जगह रोक रखी है। पहले एक छोड़ें।',
  },
  'already-booked': {
    en: 'This slot is booked for an order. Cancel the order to release it.',
    hi: 'यह समय एक ऑर्डर के लिए बुक है। इसे छोड़ने के लिए ऑर्डर रद्द करें।',
  },
  'range-crossed': {
    en: 'The first pincode must not be greater than the last.',
    hi: 'पहला पिनकोड आख़िरी से बड़ा नहीं हो सकता।',
  },
  'range-too-large': {
    en: `A range can have at most ${maxPincodesText} pincodes. Split it.`,
    hi: `एक सीमा में ज़्यादा से ज़्यादा ${maxPincodesText} पिनकोड हो सकते हैं। उसे बाँट दें।`,
  },
  'state-needed': { en: 'A new area needs its State code.', hi: 'नए इलाक़े के लिए राज्य कोड चाहिए।' },
  'other-state': {
    en: 'This area belongs to another State. Create a new area.',
    hi: 'यह इलाक़ा दूसरे राज्य का है। नया इलाक़ा बनाएँ।',
  },
  'other-group': {
    en: 'Some of these pincodes belong to another area.',
    hi: 'इनमें से कुछ पिनकोड दूसरे इलाक़े के हैं।',
  },
  'slot-changed': {
    en: 'Someone else changed this slot. Review it, then save again.',
    hi: 'किसी और ने यह समय बदल दिया है। उसे देखें, फिर दोबारा सहेजें।',
  },
  'charge-changed': {
    en: 'Someone else changed this charge. Review it, then save again.',
    hi: 'किसी और ने यह शुल्क बदल दिया है। उसे देखें, फिर दोबारा सहेजें।',
  },
  'area-changed': {
    en: 'Someone else chose another location for this area. Review it, then choose again.',
    hi: 'किसी और ने इस इलाक़े के लिए दूसरी जगह चुन ली है। उसे देखें, फिर से चुनें।',
  },
  'unknown-charge': { en: 'This charge does not exist.', hi: 'यह शुल्क मौजूद नहीं है।' },
  'unknown-party': {
    en: 'There is no business customer with this number.',
    hi: 'इस नंबर का कोई कारोबार नहीं है।',
  },
  'charge-doubled': {
    en: 'A charge for these pincodes and this party already exists. Edit it instead.',
    hi: 'इन पिनकोड और इस पार्टी के लिए शुल्क पहले से है। उसी को बदलें।',
  },
  'unknown-slot': { en: 'This slot does not exist.', hi: 'यह समय मौजूद नहीं है।' },
  'unknown-group': { en: 'This area does not exist.', hi: 'यह इलाक़ा मौजूद नहीं है।' },
  'unknown-location': { en: 'This location does not exist.', hi: 'यह दुकान या गोदाम मौजूद नहीं है।' },
  'location-name-taken': {
    en: 'Another location has this name. Choose a different one.',
    hi: 'यह नाम किसी और दुकान या गोदाम का है। दूसरा नाम चुनें।',
  },
  'location-changed': {
    en: 'Someone else changed this location. Reload it, then repeat your change.',
    hi: 'किसी और ने इसे बदल दिया है। इसे फिर से लोड करें, फिर अपना बदलाव दोबारा करें।',
  },
  'location-closed': {
    en: closedLocationMessage('location-closed', 'en'),
    hi: closedLocationMessage('location-closed', 'hi'),
  },
  'default-location': {
    en: 'The first location serves every area that names no other one, so it cannot be closed.',
    hi: 'पहली दुकान उन सभी इलाक़ों के लिए है जिनकी कोई और दुकान नहीं है, इसलिए इसे बंद नहीं किया जा सकता।',
  },
  'location-serves-areas': {
    en: 'This location serves areas. Choose the location that takes them over.',
    hi: 'यहाँ से कुछ इलाक़ों में सामान जाता है। वह दुकान या गोदाम चुनें जो उन्हें संभालेगा।',
  },
  'too-many-locations': {
    en: `A shop can have at most ${maxLocations} locations.`,
    hi: `ज़्यादा से ज़्यादा ${maxLocations} दुकानें और गोदाम हो सकते हैं।`,
  },
  'slot-overbooked': {
    en: 'This slot has more bookings than its capacity. Raise the capacity, or wait until bookings are cancelled.',
    hi: 'इस समय में क्षमता से ज़्यादा बुकिंग हैं। क्षमता बढ़ाएँ, या बुकिंग रद्द होने तक इंतज़ार करें।',
  },
  'date-too-far': { en: 'This date is too far ahead.', hi: 'यह तारीख बहुत आगे है।' },
  'end-before-start': {
    en: 'A slot must end after its start.',
    hi: 'समय का अंत शुरुआत के बाद होना चाहिए।',
  },
};

export const errorMessage = (code: ErrorCode, language: Language): string => {
  if (isSlotErrorCode(code)) return slotErrorMessage(code, language);
  return isSharedErrorCode(code) ? sharedErrorMessage(code, language) : messages[code][language];
};

export const toCommandResponse = createCommandResponse<Err<ErrorCode>>(({ code }, language) =>
  errorMessage(code, language),
);

export { dayOf, today } from './day.ts';
export { money, moneyExact } from './money.ts';
export { addressText, maskedMobile, mobileText } from './person.ts';
export { dayName, nextSlot, slotComesWords, slotDateWords, untilWords } from './slot.ts';
export type { SlotSpan } from './slot.ts';
export {
  clockTime,
  countdownText,
  hourOrTime,
  longDay,
  momentText,
  shortDay,
  slotTime,
  weekday,
} from './time.ts';

export { dayOf, today } from './day.ts';
export { money, moneyExact } from './money.ts';
export { addressText, maskedMobile, mobileText } from './person.ts';
export { clockTime, countdownText, hourOrTime, isTomorrow, longDay, momentText, shortDay, slotTime, weekday } from './time.ts';

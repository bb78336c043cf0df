export { addDays, dayOf, shopTimeZone, today } from './day.ts';
export { money, moneyExact } from './money.ts';
export { maskedMobile, mobileText } from './person.ts';
export { clockTime, countdownText, daysFrom, isTomorrow, longDay, momentText, shortDay, slotTime, weekday } from './time.ts';

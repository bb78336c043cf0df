import { setLanguage } from '../../platform/i18n/language.ts';
import {
  formatAddress,
  formatTime,
  formatCountdown,
  shopDate,
  formatShortTime,
  formatLongDate,
  maskMobile,
  formatMobile,
  formatPhone,
  formatDateTime,
  formatPrice,
  formatExactPrice,
  findNextSlot,
  formatDate,
  formatSlot,
  formatSlotWithDate,
  formatTimeRange,
  formatDeadline,
  formatPastMoment,
  formatWeekday,
} from './index.ts';

describe('price formats', () => {
  it('groups digits as in India and shows paise only when there are any', () => {
    expect(formatPrice(154)).toBe('₹154');
    expect(formatPrice(14.5)).toBe('₹14.50');
    expect(formatPrice(184250.5)).toBe('₹1,84,250.50');
    expect(formatPrice(-50)).toBe('− ₹50');
  });
  it('shows two decimals in breakdowns', () => {
    expect(formatExactPrice(729)).toBe('₹729.00');
    expect(formatExactPrice(-0.22)).toBe('− ₹0.22');
    expect(formatExactPrice(0)).toBe('₹0.00');
  });
});

describe('date formats', () => {
  it('uses the date in India even late in the evening UTC', () =>
    expect(shopDate(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22'));
  it('offers a short form, a long form and a form with the year', () => {
    expect(formatDate('2026-11-22')).toBe('Sun 22 Nov');
    expect(formatDate('2026-11-22', { withYear: true })).toBe('Sun 22 Nov 2026');
    expect(formatLongDate('2026-11-22')).toBe('Sunday 22 November');
    expect(formatWeekday('2026-11-22')).toBe('Sun');
  });
});

describe('time formats', () => {
  it('names am or pm once when both ends share it', () => {
    expect(formatTimeRange('07:00', '09:00')).toBe('7–9 am');
    expect(formatTimeRange('10:00', '13:00')).toBe('10 am–1 pm');
    expect(formatTimeRange('16:30', '19:00')).toBe('4:30–7 pm');
    expect(formatTimeRange('12:00', '14:00')).toBe('12–2 pm');
  });
  it('shows Indian time', () => {
    expect(formatTime('2026-11-22T02:40:00Z')).toBe('8:10 am');
    expect(formatTime('2026-11-21T18:30:00Z')).toBe('12:00 am');
    expect(
      ['2026-11-21T18:30:00Z', '2026-11-22T02:40:00Z', '2026-11-22T06:30:00Z'].map((time) =>
        formatShortTime(time),
      ),
    ).toEqual(['12 am', '8:10 am', 'noon']);
  });
  it('includes the date for another day', () => {
    const now = new Date('2026-11-22T06:00:00Z');
    expect(formatDateTime('2026-11-22T02:40:00Z', now)).toBe('8:10 am');
    expect(formatDateTime('2026-11-21T02:40:00Z', now)).toBe('Sat 21 Nov, 8:10 am');
  });
  it('shows a countdown in minutes and seconds that never goes below zero', () => {
    expect(formatCountdown(462)).toBe('7:42');
    expect(formatCountdown(9)).toBe('0:09');
    expect(formatCountdown(-3)).toBe('0:00');
  });
});

describe('slot formats', () => {
  const now = new Date('2026-11-22T06:00:00Z');
  const slot = { Date: '2026-11-22', Start: '16:00', End: '19:00' };
  it.each([
    ['2026-11-22', 'Today, 4–7\u00a0pm'],
    ['2026-11-23', 'Tomorrow, 4–7\u00a0pm'],
    ['2026-11-24', 'Tue 24 Nov, 4–7\u00a0pm'],
    ['2026-11-21', 'Sat 21 Nov, 4–7\u00a0pm'],
  ])('shows the slot of %s as %s', (day, words) => {
    expect(formatSlot({ ...slot, Date: day }, now)).toBe(words);
  });
  it('shows the date form independent of today', () =>
    expect(formatSlotWithDate(slot)).toBe('Sun 22 Nov, 4–7 pm'));
  it.each([
    ['2026-11-22T14:00:00+05:30', '2 pm'],
    ['2026-11-22T12:00:00+05:30', 'noon'],
    ['2026-11-23T05:00:00+05:30', 'tomorrow, 5 am'],
    ['2026-11-24T14:30:00+05:30', 'Tue 24 Nov, 2:30 pm'],
    ['2026-11-21T22:00:00+05:30', 'Sat 21 Nov, 10 pm'],
  ])('shows the deadline %s as %s', (until, words) => {
    expect(formatDeadline(until, now)).toBe(words);
  });
  it.each([
    ['2026-11-22T09:10:00+05:30', 'today, 9:10\u00a0am'],
    ['2026-11-21T18:56:00+05:30', 'yesterday, 6:56\u00a0pm'],
    ['2026-11-20T18:56:00+05:30', 'Fri 20 Nov, 6:56\u00a0pm'],
  ])('shows the past moment %s as %s', (instant, words) => {
    expect(formatPastMoment(instant, now)).toBe(words);
  });
  it('finds the next slot that is neither closed nor full', () => {
    expect(
      findNextSlot([
        { State: 'Closed', Id: 1 },
        { State: 'Full', Id: 2 },
        { State: 'FewLeft', Id: 3 },
      ]),
    ).toMatchObject({ Id: 3 });
    expect(findNextSlot([{ State: 'Full' }])).toBeUndefined();
  });
});

describe('contact formats', () => {
  it.each([
    ['12, 4th Cross, Bengaluru', '12, 4th Cross, Bengaluru, 560034'],
    ['12, 4th Cross, Bengaluru 560034', '12, 4th Cross, Bengaluru 560034'],
    ['12, Bengaluru 560 034, Karnataka', '12, Bengaluru 560 034, Karnataka'],
  ])('names the pincode of "%s" once', (Address, text) =>
    expect(formatAddress({ Address, Pincode: '560034' })).toBe(text),
  );
  it('masks all but both ends of a mobile number', () =>
    expect(maskMobile('+919876543210')).toBe('98••• ••210'));
  it('groups the digits of a mobile number and leaves other text unchanged', () => {
    expect(formatMobile('+919876543210')).toBe('+91 98765 43210');
    expect(formatMobile('a@b.in')).toBe('a@b.in');
  });
  it.each([
    ['08040000000', '080 4000 0000'],
    ['9876543210', '+91 98765 43210'],
    ['1800111222', '1800111222'],
    ['080 4000-0000', '080 4000 0000'],
  ])('groups the phone number %s of a shop as %s', (phone, shown) =>
    expect(formatPhone(phone)).toBe(shown),
  );
});

describe('Hindi formats', () => {
  beforeEach(() => setLanguage('hi'));
  afterEach(() => setLanguage('en'));

  it('uses Hindi dates with Latin digits by default', () => {
    expect(formatDate('2026-11-22')).toBe('रवि 22 नव');
    expect(formatDate('2026-11-22', { withYear: true })).toBe('रवि 22 नव 2026');
    expect(formatLongDate('2026-11-22')).toBe('रविवार 22 नवंबर');
    expect(formatWeekday('2026-11-22')).toBe('रवि');
  });
  it.each([
    ['07:00', '09:00', 'सुबह 7–9'],
    ['10:00', '13:00', 'सुबह 10–दोपहर 1'],
    ['16:00', '19:00', 'शाम 4–7'],
    ['19:00', '22:00', 'शाम 7–10'],
    ['20:00', '22:30', 'रात 8–10:30'],
    ['00:00', '04:00', 'रात 12–4'],
  ])('shows the slot %s to %s with its part of the day as %s', (start, end, words) =>
    expect(formatTimeRange(start, end)).toBe(words),
  );
  it('puts the part of the day before the time', () => {
    const now = new Date('2026-11-22T06:00:00Z');
    expect(formatDateTime('2026-11-22T02:40:00Z', now)).toBe('सुबह 8:10');
    expect(formatDateTime('2026-11-21T02:40:00Z', now)).toBe('शनि 21 नव, सुबह 8:10');
  });
  it('includes day and part of the day in a deadline', () => {
    const now = new Date('2026-11-22T06:00:00Z');
    expect(
      ['2026-11-22T06:30:00Z', '2026-11-22T23:30:00Z'].map((time) => formatDeadline(time, now)),
    ).toEqual(['दोपहर 12', 'कल, सुबह 5']);
  });
  it('formats prices as in English', () => expect(formatPrice(1842.5)).toBe('₹1,842.50'));
});

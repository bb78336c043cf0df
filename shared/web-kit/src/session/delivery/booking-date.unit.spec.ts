import {
  checkLastBookingDate,
  isBeyondWindow,
  readBookingDay,
  recordBookingDate,
} from './booking-date.ts';

const now = new Date('2026-11-21T08:00:00Z');
const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeEach(() => localStorage.clear());

describe('checkLastBookingDate', () => {
  it("treats a date at the window's end as inside and a later one as beyond", () => {
    expect(isBeyondWindow(hoursFromNow(2), now, 2)).toBe(false);
    expect(isBeyondWindow(new Date(hoursFromNow(2).getTime() + 1), now, 2)).toBe(true);
  });

  it('sets a missing or invalid date to now', () => {
    expect(checkLastBookingDate(now, 2)).toBe(false);
    expect(localStorage.getItem('LastBookingDate')).toBe(now.toISOString());
    localStorage.setItem('LastBookingDate', 'someday');
    expect(checkLastBookingDate(now, 2)).toBe(false);
    expect(localStorage.getItem('LastBookingDate')).toBe(now.toISOString());
  });

  it('resets the view to Today when the date is more than 2 hours ahead', () => {
    recordBookingDate({ now: hoursFromNow(3), isToday: false, dayName: 'Mon' });
    expect(checkLastBookingDate(now, 2)).toBe(true);
    expect({ ...localStorage }).toMatchObject({
      future: 'false',
      current: 'true',
      name: 'Today',
      LastBookingDate: now.toISOString(),
    });
  });

  it('keeps a past date and the view', () => {
    recordBookingDate({ now: hoursFromNow(-30), isToday: false, dayName: 'Mon' });
    expect(checkLastBookingDate(now, 2)).toBe(false);
    expect({ ...localStorage }).toMatchObject({ future: 'true', current: 'false', name: 'Mon' });
  });
});

describe('readBookingDay', () => {
  const readDay = () => readBookingDay('2026-11-21', '2026-11-23');
  it('is the delivery date after a later day was chosen, and today after today was', () => {
    recordBookingDate({ now, isToday: false, dayName: 'Mon' });
    expect(readDay()).toBe('2026-11-23');
    recordBookingDate({ now, isToday: true, dayName: 'Today' });
    expect(readDay()).toBe('2026-11-21');
  });
  it('is today after the reset of the view', () => {
    recordBookingDate({ now: hoursFromNow(3), isToday: false, dayName: 'Mon' });
    checkLastBookingDate(now, 2);
    expect(readDay()).toBe('2026-11-21');
  });
  it('is none before a day was chosen', () => expect(readDay()).toBe(''));
});

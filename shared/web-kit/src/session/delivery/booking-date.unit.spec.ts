import { checkLastBookingDate, isBeyondWindow, recordBookingDate } from './booking-date.ts';

const now = new Date('2026-11-21T08:00:00Z');
const hoursAhead = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeEach(() => localStorage.clear());

describe('the last booking date', () => {
  it('exactly the window ahead, is not past it; a moment more is', () => {
    expect(isBeyondWindow(hoursAhead(2), now, 2)).toBe(false);
    expect(isBeyondWindow(new Date(hoursAhead(2).getTime() + 1), now, 2)).toBe(true);
  });

  it('that is missing or no date, is set to now', () => {
    expect(checkLastBookingDate(now, 2)).toBe(false);
    expect(localStorage.getItem('LastBookingDate')).toBe(now.toISOString());
    localStorage.setItem('LastBookingDate', 'someday');
    expect(checkLastBookingDate(now, 2)).toBe(false);
    expect(localStorage.getItem('LastBookingDate')).toBe(now.toISOString());
  });

  it('more than 2 hours ahead, resets the view to Today', () => {
    recordBookingDate({ now: hoursAhead(3), isToday: false, dayName: 'Mon' });
    expect(checkLastBookingDate(now, 2)).toBe(true);
    expect({ ...localStorage }).toMatchObject({
      future: 'false',
      current: 'true',
      name: 'Today',
      LastBookingDate: now.toISOString(),
    });
  });

  it('of the past, stays and the view with it', () => {
    recordBookingDate({ now: hoursAhead(-30), isToday: false, dayName: 'Mon' });
    expect(checkLastBookingDate(now, 2)).toBe(false);
    expect({ ...localStorage }).toMatchObject({ future: 'true', current: 'false', name: 'Mon' });
  });
});

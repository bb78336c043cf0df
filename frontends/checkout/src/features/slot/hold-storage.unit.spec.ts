import {
  forgetHold,
  forgetWish,
  holdStorageKey,
  readHold,
  readWish,
  storeHold,
  storeWish,
  type StoredHold,
} from './hold-storage.ts';

const stored: StoredHold = {
  holdKey: 'k',
  holdId: 5,
  slot: { slotId: 1, date: '2026-11-22', start: '07:00', end: '10:00' },
  until: '2026-11-21T10:00:00Z',
  isExtended: false,
  userId: 7,
  replaces: 0,
  placingSince: '',
  askedAt: '',
  previous: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a stored hold', () => {
  it('is found again by its user', () => {
    storeHold(stored);
    expect(readHold(7)).toEqual(stored);
    forgetHold();
    expect(readHold(7)).toBeNull();
  });
  it('that is only asked for, knows what was held before', () => {
    const asked: StoredHold = {
      ...stored,
      holdId: 0,
      until: '',
      replaces: 4,
      askedAt: '2026-11-21T09:50:00Z',
      previous: {
        holdKey: 'before',
        holdId: 4,
        slot: stored.slot,
        until: '2026-11-21T09:58:00Z',
        isExtended: false,
      },
    };
    storeHold(asked);
    expect(readHold(7)).toEqual(asked);
    localStorage.setItem(holdStorageKey, JSON.stringify({ ...asked, previous: { holdKey: 1 } }));
    expect(readHold(7)?.previous).toBeNull();
  });
  it('is nothing for another user', () => {
    storeHold(stored);
    expect(readHold(8)).toBeNull();
  });
  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"holdKey":1}',
    '{"holdKey":"k","holdId":1,"userId":7,"until":"","slot":{}}',
  ])('that reads %s, is none', (text) => {
    localStorage.setItem(holdStorageKey, text);
    expect(readHold(7)).toBeNull();
  });
});

it('a wish lasts until it is forgotten', () => {
  expect(readWish()).toBeNull();
  storeWish(stored.slot);
  expect(readWish()).toEqual(stored.slot);
  forgetWish();
  expect(readWish()).toBeNull();
});

import { holdStorageKey } from '@tokri/web-kit/session';
import {
  clearHold,
  clearPendingSlot,
  readHold,
  readPendingSlot,
  storeHold,
  storePendingSlot,
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
  replacesKey: '',
  placingSince: '',
  askedAt: '',
  isTakingOver: false,
  previous: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('stored hold', () => {
  it('is restored for the user who stored it', () => {
    storeHold(stored);
    expect(readHold(7)).toEqual(stored);
    clearHold();
    expect(readHold(7)).toBeNull();
  });
  it('keeps the previous hold while no response has arrived', () => {
    const requested: StoredHold = {
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
    storeHold(requested);
    expect(readHold(7)).toEqual(requested);
    localStorage.setItem(
      holdStorageKey,
      JSON.stringify({ ...requested, previous: { holdKey: 1 } }),
    );
    expect(readHold(7)?.previous).toBeNull();
  });
  it('is not returned to another user', () => {
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
  ])('is ignored when the stored text is %s', (text) => {
    localStorage.setItem(holdStorageKey, text);
    expect(readHold(7)).toBeNull();
  });
});

it('keeps a pending slot until it is cleared', () => {
  expect(readPendingSlot()).toBeNull();
  const pending = { slot: stored.slot, isTakingOver: true };
  storePendingSlot(pending);
  expect(readPendingSlot()).toEqual(pending);
  clearPendingSlot();
  expect(readPendingSlot()).toBeNull();
});

import {
  canReceive,
  checkSettings,
  initialSettings,
  listRecipientIds,
  recipientsAt,
  withoutRecipient,
  type LowStockSettings,
} from './settings.ts';

const recipient = (userId: number) => ({ userId, mail: true, sms: false, language: 'en' }) as const;
const settings: LowStockSettings = {
  rev: 3,
  isOn: true,
  locations: [
    { locationId: 1, recipients: [recipient(7), recipient(8)] },
    { locationId: 2, recipients: [recipient(7)] },
  ],
};

describe('recipientsAt', () => {
  it('are those of the location', () => {
    expect(recipientsAt(settings, 2)).toEqual([recipient(7)]);
    expect(recipientsAt(settings, 3)).toEqual([]);
  });
  it('are nobody while the messages are off, as at the start', () => {
    expect(recipientsAt({ ...settings, isOn: false }, 1)).toEqual([]);
    expect(recipientsAt(initialSettings, 1)).toEqual([]);
  });
});

describe('canReceive', () => {
  it('needs the permission for the stock page', () => {
    expect(canReceive({ permissions: ['chat', 'items'] })).toBe(true);
    expect(canReceive({ permissions: ['chat', 'settings'] })).toBe(false);
  });
});

describe('withoutRecipient', () => {
  it('removes a person at every location', () => {
    expect(listRecipientIds({ locations: withoutRecipient(settings, 7) })).toEqual([8]);
  });
});

describe('checkSettings', () => {
  const known = {
    isLocation: (locationId: number) => locationId < 3,
    staffIds: new Set([7, 9]),
  };
  const add = (locationId: number, userId: number) => ({
    locations: [{ locationId, recipients: [recipient(userId)] }],
  });
  it.each([
    ['staff with the permission', add(1, 9), undefined],
    ['who was chosen before and lost it', add(2, 8), undefined],
    ['somebody without it', add(1, 10), 'not-allowed'],
    ['a location that does not exist', add(3, 9), 'unknown-location'],
  ])('decides on %s', (_case, after, code) => {
    const checked = checkSettings(settings, after, known);
    expect(checked.ok ? undefined : checked.code).toBe(code);
  });
});

import { lowStockPath, toDigestValues } from './digest-message.ts';
import type { LowPack } from './digest.ts';

const pack = (itemName: string): LowPack => ({
  itemName,
  hindiName: itemName === 'Onion' ? 'प्याज़' : '',
  unitName: '1 kg',
});
const packs = [pack('Onion'), pack('Tomato'), pack('Potato'), pack('Okra')];
const reader = { location: 'Chennai', link: 'https://x.example' };

describe('toDigestValues', () => {
  it('names three packs in an SMS and counts the others', () => {
    expect(
      toDigestValues({ packs, count: 60 }, { ...reader, language: 'en', channel: 'sms' }),
    ).toEqual({
      ...reader,
      count: '60 packs',
      packs: 'Onion 1 kg, Tomato 1 kg, Potato 1 kg and 57 more',
    });
  });
  it('names every pack that it knows in a mail, a line each and without a number that may be old', () => {
    expect(
      toDigestValues({ packs, count: 5 }, { ...reader, language: 'hi', channel: 'mail' }),
    ).toMatchObject({
      count: '5 पैक',
      packs: '- प्याज़ 1 kg\n- Tomato 1 kg\n- Potato 1 kg\n- Okra 1 kg\nऔर 1 और',
    });
  });
  it('shortens a long name in an SMS within the GSM alphabet', () => {
    const { packs: text, count } = toDigestValues(
      { packs: [pack('Hand-pounded Sona Masuri Rice of Mandya')], count: 1 },
      { ...reader, language: 'en', channel: 'sms' },
    );
    expect(text).toBe('Hand-pounded Sona... 1 kg');
    expect(count).toBe('1 pack');
  });
});

it('leads to what is running out or sold out at the location', () => {
  expect(lowStockPath(3)).toBe('/admin/stock?LocationId=3&Stock=low,out');
});

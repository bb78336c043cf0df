import { packUnits } from './pack-units.ts';

describe('packUnits', () => {
  it('changes nothing but the reservation when everything is found', () => {
    expect(packUnits({ free: 4, reserved: 5 }, { quantity: 2, packed: 2 })).toEqual({
      free: 4,
      reserved: 3,
      difference: 0,
    });
  });
  it('does not put back on sale what is not found', () => {
    expect(packUnits({ free: 4, reserved: 5 }, { quantity: 5, packed: 3 })).toEqual({
      free: 4,
      reserved: 0,
      difference: -2,
    });
  });
  it('takes what is not found for what a count has found missing already', () => {
    expect(packUnits({ free: -6, reserved: 8 }, { quantity: 5, packed: 2 })).toEqual({
      free: -3,
      reserved: 3,
      difference: 0,
    });
    expect(packUnits({ free: -1, reserved: 8 }, { quantity: 5, packed: 2 })).toEqual({
      free: 0,
      reserved: 3,
      difference: -2,
    });
  });
  it('believes the packer when more is packed than was counted', () => {
    expect(packUnits({ free: -6, reserved: 6 }, { quantity: 2, packed: 2 })).toEqual({
      free: -4,
      reserved: 4,
      difference: 2,
    });
  });
});

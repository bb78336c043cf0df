import { setShopMarket } from '@tokri/contracts/market';
import { findUpiPayee, toUpiLink } from './upi-payee.ts';

const seller = { name: 'Tokri Fresh Foods' };

describe('findUpiPayee', () => {
  it('names the payee of the settings, or else the seller', () => {
    expect(findUpiPayee({ seller, upiId: 'tokri@bank', upiName: 'Tokri' })).toEqual({
      id: 'tokri@bank',
      name: 'Tokri',
    });
    expect(findUpiPayee({ seller, upiId: 'tokri@bank', upiName: '' })?.name).toBe(seller.name);
  });
  it('finds nobody in a shop without a UPI ID', () => {
    expect(findUpiPayee({ seller })).toBeNull();
    expect(findUpiPayee({ seller, upiId: '' })).toBeNull();
  });
  it('finds nobody in a shop of the United Kingdom', () => {
    setShopMarket(1);
    try {
      expect(findUpiPayee({ seller, upiId: 'tokri@bank' })).toBeNull();
    } finally {
      setShopMarket(0);
    }
  });
});

describe('toUpiLink', () => {
  it('asks for the amount in rupees and names the bill', () => {
    const link = toUpiLink(
      { id: 'tokri.shop@bank', name: 'Tokri & Sons, टोकरी' },
      { number: 'TI/26-27/0000042', amountPaise: 51_005 },
    );
    expect(link).toMatch(/^upi:\/\/pay\?pa=tokri\.shop@bank&pn=Tokri%20%26%20Sons%2C%20/);
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      pa: 'tokri.shop@bank',
      pn: 'Tokri & Sons, टोकरी',
      am: '510.05',
      cu: 'INR',
      tn: 'TI/26-27/0000042',
      tr: 'TI26270000042',
    });
  });
});

import type { ItemBody } from '@tokri/contracts/api';

let codeCount = 0;
const uniqueCode = (): string => {
  codeCount += 1;
  return `TEST${Date.now().toString(36).toUpperCase()}${String(codeCount).padStart(4, '0')}`;
};

/** Hidden from customers unless `overrides` put it on sale. */
export const buildTrialItem = (itemTypeId: number, overrides: Partial<ItemBody> = {}) => ({
  Id: 0,
  Name: 'Trial item',
  Narration: 'Made by a test',
  Hindi: { Name: 'परीक्षण', Narration: 'एक परीक्षण ने बनाया' },
  Code: uniqueCode(),
  ItemTypeId: itemTypeId,
  Status: 0 as const,
  Brand: 'Loose',
  HSN: '0701',
  TaxPercent: 5 as const,
  Aliases: ['trial'],
  Images: [],
  LeadTimeMinutes: 0,
  Units: [
    {
      Name: '1 kg',
      Rate: 40,
      Mrp: 50,
      Stock: 5,
      MaxPerOrder: 5,
      Net: { Value: 1000, Measure: 'g' as const },
    },
  ],
  Declarations: {
    NetQuantity: '1 kg',
    Manufacturer: 'Nobody',
    CountryOfOrigin: 'India',
    BestBefore: '7 days',
    ConsumerCare: 'care@tokri.example',
    Fssai: '',
    Vegetarian: true,
  },
  ...overrides,
});

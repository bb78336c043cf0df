import { companyFields, type CompanyForm } from './company-form.ts';
import { mergeSaved } from './conflict.ts';

const base = {
  ...Object.fromEntries(companyFields.map((field) => [field, field])),
  RoundToRupee: true,
} as unknown as CompanyForm;

describe('mergeSaved', () => {
  it('takes what somebody else saved in fields that were not changed here', () => {
    const { merged, differences } = mergeSaved({
      base,
      mine: { ...base, Brand: 'Mine' },
      theirs: { ...base, Address: 'Theirs', RoundToRupee: false },
    });
    expect(merged).toEqual({ ...base, Brand: 'Mine', Address: 'Theirs', RoundToRupee: false });
    expect(differences).toEqual([]);
  });

  it('keeps a field that both changed and names both values', () => {
    const { merged, differences } = mergeSaved({
      base,
      mine: { ...base, Brand: 'Mine', PrefixTaxInvoice: 'A' },
      theirs: { ...base, Brand: 'Theirs', PrefixTaxInvoice: 'A' },
    });
    expect(merged.Brand).toBe('Mine');
    expect(differences).toEqual([{ field: 'Brand', mine: 'Mine', theirs: 'Theirs' }]);
  });
});

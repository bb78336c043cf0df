import { companyRecord } from '../testing/index.ts';
import { createCompanyView } from './company-view.ts';

describe('createCompanyView', () => {
  it('keeps the newest company and reports each change', () => {
    const brands: (string | undefined)[] = [];
    const { view, find } = createCompanyView((company) => brands.push(company?.brand));
    expect(find()).toBeUndefined();
    view.apply('1', companyRecord as never);
    view.apply('1', { ...companyRecord, brand: 'Mandi' } as never);
    expect(find()?.brand).toBe('Mandi');
    expect(brands).toEqual(['Tokri', 'Mandi']);
  });

  it('ignores another company', () => {
    const { view, find } = createCompanyView();
    view.apply('2', companyRecord as never);
    expect(find()).toBeUndefined();
  });

  it('lets a caller without a company try again', () => {
    expect(() => createCompanyView().require()).toThrow(
      expect.objectContaining({ code: 'not-known-yet' }),
    );
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPaise } from '@tokri/contracts/money';
import { itemOperations } from '@tokri/contracts/api';
import { isWithinMrp } from '@tokri/contracts/pricing';
import {
  readDepartments,
  readBrands,
  readHindiLabels,
  readPromotions,
  readSlides,
  readUkBrands,
  readUkItems,
  readUkPromotions,
  readUkSlides,
} from './seed/catalog-files.ts';
import { toItemBody } from './seed/item-body.ts';

const departments = readDepartments();
const brands = readBrands();
const hindiLabels = readHindiLabels();
const types = departments.flatMap(({ Types }) => Types);
const items = types.flatMap(({ Items }) => Items);
const duplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('demo catalog', () => {
  it('has at least 300 items in 12 departments', () => {
    expect(items.length).toBeGreaterThanOrEqual(300);
    expect(departments.length).toBe(12);
    expect(types.length).toBeGreaterThanOrEqual(50);
  });
  it('uses each name and code once', () => {
    expect(duplicates(items.map(({ Name }) => Name))).toEqual([]);
    expect(duplicates(items.map(({ Code }) => Code))).toEqual([]);
    expect(items.filter(({ Code }) => Code.length < 12)).toEqual([]);
  });
  it('has a Hindi name of its own for every item', () => {
    expect(duplicates(items.map(({ Hindi }) => Hindi.Name))).toEqual([]);
  });
  it('has Hindi for every text of items, categories, slides, offers and coupons', () => {
    const promotions = [readPromotions(), readUkPromotions()].flatMap(({ Offers, Coupons }) => [
      ...Offers,
      ...Coupons,
    ]);
    const slides = [...readSlides(), ...readUkSlides()];
    const texts = [...departments, ...types, ...items, ...slides, ...promotions];
    const gaps = texts.flatMap(({ Hindi, ...english }) =>
      ['Name', 'Narration', 'Title', 'Text', 'LinkText'].filter(
        (field) =>
          field in english &&
          !/\p{Script=Devanagari}/u.test((Hindi as Readonly<Record<string, string>>)[field] ?? ''),
      ),
    );
    expect(gaps).toEqual([]);
    const labels = items.flatMap((item) => [item.CountryOfOrigin, item.BestBefore]);
    expect(labels.filter((label) => !hindiLabels[label])).toEqual([]);
  });
  it('names for the United Kingdom items that it has, each once', () => {
    const ukItems = Object.entries(readUkItems());
    const codes = new Set(items.map(({ Code }) => Code));
    expect(ukItems.filter(([code]) => !codes.has(code))).toEqual([]);
    expect(duplicates(ukItems.map(([, { Name }]) => Name))).toEqual([]);
    expect(ukItems.filter(([, item]) => !hindiLabels[item.CountryOfOrigin])).toEqual([]);
    const offered = readUkPromotions().Offers.flatMap(({ Items }) => Items);
    expect(offered.filter(({ Code }) => !(Code in readUkItems()))).toEqual([]);
  });
  it('has packers of the United Kingdom for what it sells there, without an Indian food licence', () => {
    const sold = items.filter(({ Code }) => Code in readUkItems());
    const ukBrands = readUkBrands();
    expect(sold.filter(({ Brand }) => !(Brand in ukBrands))).toEqual([]);
    const postcode = / [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
    for (const { Manufacturer, Fssai } of Object.values(ukBrands))
      expect([postcode.test(Manufacturer), Fssai]).toEqual([true, '']);
  });
  it('has a complete label and a valid request body for every item', () => {
    for (const item of items) {
      const brand = brands[item.Brand];
      expect([item.Brand, brand !== undefined]).toEqual([item.Brand, true]);
      if (brand === undefined) continue;
      const body = toItemBody(item, { typeId: 1, imageHash: 'a'.repeat(64), brand, hindiLabels });
      const parsed = itemOperations.createItem.body.safeParse(body);
      expect([item.Name, parsed.success ? [] : parsed.error.issues]).toEqual([item.Name, []]);
      const { Fssai, Vegetarian, ...label } = body.Declarations;
      expect(Object.entries(label).filter(([, text]) => text === '')).toEqual([]);
      expect([item.Name, Vegetarian === null ? Fssai === '' : /^\d{14}$/.test(Fssai)]).toEqual([
        item.Name,
        true,
      ]);
    }
  });
  it('keeps every rate with tax within the MRP', () => {
    for (const { Name, TaxPercent, Units } of items) {
      for (const unit of Units)
        expect([
          Name,
          isWithinMrp({
            ratePaise: toPaise(unit.Rate),
            mrpPaise: toPaise(unit.Mrp),
            taxBasisPoints: TaxPercent * 100,
          }),
        ]).toEqual([Name, true]);
    }
  });
  it('links every slide to an existing department', () => {
    expect(
      readSlides().filter(({ Group }) => !departments.some(({ Name }) => Name === Group)),
    ).toEqual([]);
  });
});

describe('grocery mapping', () => {
  interface Rule {
    readonly when: object;
    readonly HSN: string;
    readonly TaxPercent: number;
  }
  const mapping = JSON.parse(
    readFileSync(join(import.meta.dirname, 'grocery-mapping.json'), 'utf8'),
  ) as {
    readonly format: string;
    readonly taxRules: readonly Rule[];
  };
  it('has tax rules with a valid HSN and rate and a last rule that matches everything', () => {
    expect(mapping.format).toBe('tokri-item-mapping/1');
    expect(
      mapping.taxRules.filter(
        ({ HSN, TaxPercent }) => !/^\d{4,6}$/.test(HSN) || ![0, 5, 18, 40].includes(TaxPercent),
      ),
    ).toEqual([]);
    expect(mapping.taxRules.at(-1)?.when).toEqual({});
  });
  it('does not include the product list, which belongs to others', () => {
    expect(existsSync(join(import.meta.dirname, 'grocery-products.csv'))).toBe(false);
  });
});

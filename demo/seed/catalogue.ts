import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CatalogueUnit {
  readonly Name: string;
  readonly Net: { readonly Value: number; readonly Measure: 'g' | 'ml' | 'piece' };
  /** Rupees before tax. */
  readonly Rate: number;
  readonly Mrp: number;
  readonly Stock: number;
  readonly MaxPerOrder: number;
}
export interface CatalogueItem {
  readonly Name: string;
  readonly Code: string;
  readonly Brand: string;
  readonly Picture: string;
  readonly Narration: string;
  readonly HSN: string;
  readonly TaxPercent: 0 | 5 | 18 | 40;
  /** Null: no food. */
  readonly Vegetarian: boolean | null;
  readonly CountryOfOrigin: string;
  readonly BestBefore: string;
  readonly Aliases: readonly string[];
  readonly Units: readonly CatalogueUnit[];
}
export interface Department {
  readonly Name: string;
  readonly Tint: string;
  readonly Picture: string;
  readonly Types: readonly {
    readonly Name: string;
    readonly Picture: string;
    readonly Items: readonly CatalogueItem[];
  }[];
}
export interface Maker {
  readonly Manufacturer: string;
  readonly ConsumerCare: string;
  readonly Fssai: string;
}
export interface Slide {
  readonly Title: string;
  readonly Text: string;
  readonly LinkText: string;
  readonly Pictures: readonly string[];
  /** Department that it leads to. */
  readonly Group: string;
}

const folder = join(import.meta.dirname, '..');
const read = <T>(...path: readonly string[]): T =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as T;
const filesOf = (name: string, ending: string): string[] =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith(ending))
    .sort();

/** Departments in shelf order, which is the order of the files' names. */
export const readDepartments = (): Department[] =>
  filesOf('catalogue', '.json').map((file) => read<Department>('catalogue', file));
export const readMakers = (): Readonly<Record<string, Maker>> => read('brands.json');
export const readSlides = (): readonly Slide[] =>
  read<{ readonly Slides: readonly Slide[] }>('home.json').Slides;

export interface DemoOffer {
  readonly Key: string;
  readonly Name: string;
  readonly Narration: string;
  readonly Kind: string;
  readonly Scope: 'types' | 'items';
  /** It is for this type, or shows its picture. */
  readonly Type: string;
  readonly PartyId: number;
  /** It runs so many days from the seeding on. */
  readonly Days: number;
  readonly Items: readonly { readonly Code: string; readonly Unit?: string }[];
}
export interface DemoCoupon {
  readonly Code: string;
  readonly Name: string;
  readonly Kind: string;
  /** First and last day, counted from the seeding. */
  readonly FromDays: number;
  readonly ToDays: number;
}
export const readDeals = (): {
  readonly Offers: readonly DemoOffer[];
  readonly Coupons: readonly DemoCoupon[];
} => read('offers.json');

export interface Picture {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
export const readPictures = (): Picture[] =>
  filesOf('pictures', '.webp').map((file) => ({
    name: file.replace(/\.webp$/, ''),
    bytes: new Uint8Array(readFileSync(join(folder, 'pictures', file))),
  }));

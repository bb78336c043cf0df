import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandLook, DrawingName } from '../pictures/render.ts';

interface HindiName {
  readonly Hindi: { readonly Name: string };
}
export interface CatalogUnit {
  readonly Name: string;
  readonly Net: { readonly Value: number; readonly Measure: 'g' | 'ml' | 'piece' };
  readonly Rate: number;
  readonly Mrp: number;
  readonly Stock: number;
  readonly MaxPerOrder: number;
}
export interface CatalogItem {
  readonly Name: string;
  readonly Hindi: { readonly Name: string; readonly Narration: string };
  readonly Code: string;
  readonly Brand: string;
  readonly Narration: string;
  readonly HSN: string;
  readonly TaxPercent: 0 | 5 | 18 | 20 | 40;
  readonly Vegetarian: boolean | null;
  readonly CountryOfOrigin: string;
  readonly BestBefore: string;
  readonly Aliases: readonly string[];
  readonly Units: readonly CatalogUnit[];
}
export interface Department extends HindiName {
  readonly Name: string;
  readonly Tint: string;
  readonly Picture: DrawingName;
  readonly Types: readonly (HindiName & {
    readonly Name: string;
    readonly Picture: DrawingName;
    readonly Items: readonly CatalogItem[];
  })[];
}
export interface BrandDetails {
  readonly Manufacturer: string;
  readonly ConsumerCare: string;
  readonly Fssai: string;
  /** Loose goods have none. */
  readonly Look?: BrandLook;
}
export interface Slide {
  readonly Title: string;
  readonly Text: string;
  readonly LinkText: string;
  readonly Pictures: readonly DrawingName[];
  readonly Group: string;
  readonly Hindi: { readonly Title: string; readonly Text: string; readonly LinkText: string };
}

const folder = join(import.meta.dirname, '..');
const read = <T>(...path: readonly string[]): T =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as T;
const listFiles = (name: string, extension: string): string[] =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith(extension))
    .sort();

export const readDepartments = (): Department[] =>
  listFiles('catalog', '.json').map((file) => read<Department>('catalog', file));
export const readBrands = (): Readonly<Record<string, BrandDetails>> => read('brands.json');
/** Hindi of the label texts that many items share. */
export const readHindiLabels = (): Readonly<Record<string, string>> => read('hindi-labels.json');
interface SlideFile {
  readonly Slides: readonly Slide[];
}
const ukFolder = 'united-kingdom';
export const readSlides = (): readonly Slide[] => read<SlideFile>('home.json').Slides;
export const readUkSlides = (): readonly Slide[] => read<SlideFile>(ukFolder, 'home.json').Slides;

export interface DemoOffer extends HindiName {
  readonly Key: string;
  readonly Name: string;
  readonly Narration: string;
  readonly Kind: string;
  readonly Scope: 'types' | 'items';
  readonly Type: string;
  readonly PartyId: number;
  readonly Days: number;
  readonly Items: readonly { readonly Code: string; readonly Unit?: string }[];
}
export interface DemoCoupon extends HindiName {
  readonly Code: string;
  readonly Name: string;
  readonly Kind: string;
  readonly FromDays: number;
  readonly ToDays: number;
}
/** What the shop in the United Kingdom sells, by code, and how it names it. */
export const readUkItems = (): Readonly<
  Record<string, Pick<CatalogItem, 'Name' | 'Narration' | 'CountryOfOrigin'>>
> => read(ukFolder, 'items.json');
/** A food licence of India says nothing in the United Kingdom. */
export const readUkBrands = (): Readonly<Record<string, BrandDetails>> =>
  read(ukFolder, 'brands.json');

export interface DemoPromotions {
  readonly Offers: readonly DemoOffer[];
  readonly Coupons: readonly DemoCoupon[];
}
export const readPromotions = (): DemoPromotions => read('offers.json');
export const readUkPromotions = (): DemoPromotions => read(ukFolder, 'offers.json');

/** Items are named by their code. */
export interface DemoLocation {
  readonly Name: string;
  readonly Area: string;
  readonly SoldOut?: readonly string[];
  readonly FewLeft?: readonly string[];
  readonly NotSold?: readonly string[];
}
export const readLocations = (): readonly DemoLocation[] =>
  read<{ readonly Locations: readonly DemoLocation[] }>('locations.json').Locations;

interface MappedPictures {
  readonly pictures: readonly { readonly picture: DrawingName }[];
  readonly itemGroups: Readonly<Record<string, { readonly Picture: DrawingName }>>;
  readonly itemTypes: Readonly<Record<string, { readonly Picture: DrawingName }>>;
}

/** Pictures that an import may name. */
export const readMappedPictures = (): readonly DrawingName[] => {
  const { pictures, itemGroups, itemTypes } = read<MappedPictures>('grocery-mapping.json');
  return [
    ...pictures.map(({ picture }) => picture),
    ...[...Object.values(itemGroups), ...Object.values(itemTypes)].map(({ Picture }) => Picture),
  ];
};

export interface DemoCatalog {
  readonly departments: readonly Department[];
  readonly slides: readonly Slide[];
  readonly importPictures: readonly DrawingName[];
  readonly brands: Readonly<Record<string, BrandDetails>>;
}

export const readDemoCatalog = (): DemoCatalog => ({
  departments: readDepartments(),
  slides: readSlides(),
  importPictures: readMappedPictures(),
  brands: readBrands(),
});

import { needsHsn } from '@tokri/contracts/tax';
import type { ItemFileColumn } from '@tokri/contracts/validation';
import type { Source } from './item-mapping.ts';

type Place =
  | readonly ['item' | 'unit' | 'price' | 'defaults', string]
  | readonly ['taxRules', 'HSN' | 'TaxPercent'];

export interface ImportField {
  readonly name: ItemFileColumn;
  readonly place: Place;
  readonly need?: 'always' | 'to-sell';
  /** Used when the column is empty in a row. */
  readonly ifEmpty?: Source;
  /** What the mapping must have although no column is chosen; otherwise it has no source. */
  readonly without?: Source;
  /** Names of columns in files of other programs, and what this page calls the field. */
  readonly synonyms: readonly string[];
}

const empty: Source = { value: '' };

/** In the order of the page. */
const allImportFields: readonly ImportField[] = [
  {
    name: 'Code',
    place: ['item', 'Code'],
    need: 'always',
    without: empty,
    synonyms: ['sku', 'item code', 'product code', 'barcode', 'ean', 'handle', 'कोड'],
  },
  {
    name: 'Name',
    place: ['item', 'Name'],
    need: 'always',
    without: empty,
    synonyms: ['item', 'item name', 'product', 'product name', 'title', 'नाम'],
  },
  {
    name: 'ItemGroup',
    place: ['item', 'ItemGroup'],
    need: 'always',
    without: empty,
    synonyms: ['department', 'group', 'विभाग', 'category'],
  },
  {
    name: 'ItemType',
    place: ['item', 'ItemType'],
    need: 'always',
    without: empty,
    synonyms: ['sub category', 'subcategory', 'type', 'product type', 'category', 'कैटेगरी', 'श्रेणी'],
  },
  {
    name: 'UnitName',
    place: ['unit', 'otherwise'],
    need: 'always',
    without: empty,
    synonyms: ['unit', 'pack', 'pack size', 'size', 'variant', 'पैक'],
  },
  {
    name: 'Rate',
    place: ['price', 'salePrice'],
    need: 'always',
    without: empty,
    synonyms: ['price', 'sale price', 'selling price', 'variant price', 'दाम'],
  },
  {
    name: 'Mrp',
    place: ['price', 'mrp'],
    need: 'always',
    without: empty,
    synonyms: ['market price', 'maximum retail price', 'compare at price'],
  },
  {
    name: 'HSN',
    place: ['taxRules', 'HSN'],
    need: 'always',
    without: empty,
    synonyms: ['hsn code', 'hsn sac'],
  },
  {
    name: 'TaxPercent',
    place: ['taxRules', 'TaxPercent'],
    need: 'always',
    without: empty,
    synonyms: ['gst', 'gst rate', 'gst percent', 'tax', 'tax rate', 'gst %', 'GST %'],
  },
  {
    name: 'Manufacturer',
    place: ['defaults', 'Manufacturer'],
    need: 'to-sell',
    without: empty,
    synonyms: ['packer', 'made by', 'vendor', 'manufacturer or packer', 'निर्माता या पैक करने वाला'],
  },
  {
    name: 'CountryOfOrigin',
    place: ['defaults', 'CountryOfOrigin'],
    need: 'to-sell',
    without: empty,
    synonyms: ['country', 'origin', 'मूल देश'],
  },
  {
    name: 'BestBefore',
    place: ['defaults', 'BestBefore'],
    need: 'to-sell',
    without: empty,
    synonyms: ['shelf life', 'expiry', 'कब तक अच्छा'],
  },
  {
    name: 'ConsumerCare',
    place: ['defaults', 'ConsumerCare'],
    need: 'to-sell',
    without: empty,
    synonyms: ['customer care', 'ग्राहक सेवा'],
  },
  {
    name: 'NetQuantity',
    place: ['defaults', 'NetQuantity'],
    ifEmpty: { template: '{unit}' },
    without: { template: '{unit}' },
    synonyms: ['net quantity on the label', 'लेबल पर शुद्ध मात्रा'],
  },
  {
    name: 'Net',
    place: ['unit', 'net'],
    synonyms: ['net weight', 'weight', 'net weight of the pack', 'पैक का शुद्ध वज़न'],
  },
  {
    name: 'Stock',
    place: ['unit', 'stock'],
    ifEmpty: { value: 0 },
    without: { value: 0 },
    synonyms: [
      'quantity',
      'inventory',
      'on hand',
      'variant inventory qty',
      'stock of new packs',
      'नए पैक का स्टॉक',
    ],
  },
  {
    name: 'MaxPerOrder',
    place: ['unit', 'maxPerOrder'],
    ifEmpty: { value: 50 },
    synonyms: ['maximum per order', 'एक ऑर्डर में अधिकतम'],
  },
  { name: 'Status', place: ['item', 'Status'], ifEmpty: { value: 1 }, synonyms: ['स्थिति'] },
  { name: 'Brand', place: ['item', 'Brand'], synonyms: ['ब्रांड'] },
  { name: 'Narration', place: ['item', 'Narration'], synonyms: ['description', 'body', 'विवरण'] },
  {
    name: 'NameHindi',
    place: ['item', 'NameHindi'],
    synonyms: ['hindi name', 'नाम', 'name in hindi', 'हिंदी नाम'],
  },
  {
    name: 'NarrationHindi',
    place: ['item', 'NarrationHindi'],
    synonyms: ['विवरण', 'description in hindi', 'हिंदी विवरण'],
  },
  {
    name: 'Aliases',
    place: ['item', 'Aliases'],
    synonyms: ['search words', 'keywords', 'tags', 'खोज के शब्द'],
  },
  {
    name: 'Fssai',
    place: ['defaults', 'Fssai'],
    synonyms: ['fssai licence', 'fssai number', 'FSSAI लाइसेंस'],
  },
  {
    name: 'Vegetarian',
    place: ['defaults', 'Vegetarian'],
    synonyms: ['veg', 'veg mark', 'शाकाहारी'],
  },
];

export const importFields = (): readonly ImportField[] =>
  needsHsn() ? allImportFields : allImportFields.filter(({ name }) => name !== 'HSN');

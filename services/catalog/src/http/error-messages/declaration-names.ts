import type { Language } from '@tokri/contracts/language';
import type { RequiredDeclaration } from '../../domain/items/item-rules.ts';

/** As the form of an item calls its fields. */
const names: Readonly<Record<RequiredDeclaration, Readonly<Record<Language, string>>>> = {
  netQuantity: { en: 'net quantity on the label', hi: 'लेबल पर मात्रा' },
  manufacturer: { en: 'manufacturer or packer', hi: 'निर्माता या पैक करने वाला' },
  countryOfOrigin: { en: 'country of origin', hi: 'किस देश का' },
  bestBefore: { en: 'best before', hi: 'कब तक सबसे अच्छा' },
  consumerCare: { en: 'consumer care', hi: 'ग्राहक सेवा' },
};

const isRequired = (name: string): name is RequiredDeclaration => name in names;

export const declarationNames = (fields: readonly string[], language: Language): string =>
  fields.map((field) => (isRequired(field) ? names[field][language] : field)).join(', ');

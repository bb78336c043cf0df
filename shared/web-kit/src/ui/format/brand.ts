import { brandText } from '@tokri/contracts/language';
import { language } from '../../platform/i18n/language.ts';

export const formatBrand = (brand: string): string => brandText(brand, language());

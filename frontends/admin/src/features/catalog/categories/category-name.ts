import type { StaffItemType } from '@tokri/contracts/api';
import { language } from '@tokri/web-kit/platform';

/** In the language of the reader, as the rest of the desk names it. */
export const categoryName = ({
  Name,
  HindiTexts,
}: Pick<StaffItemType, 'Name' | 'HindiTexts'>): string =>
  (language() === 'hi' && HindiTexts.Name) || Name;

import { quantityText } from '@tokri/contracts/language';
import { language } from '@tokri/web-kit/platform';

/** The name of a pack for reading, such as '500 ग्रा'; a form keeps the stored one. */
export const packName = ({ Name }: { readonly Name: string }): string =>
  quantityText(Name, language());

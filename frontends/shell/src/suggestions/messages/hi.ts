import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'suggest.label': 'सुझाव',
  'suggest.count':
    '{count, plural, one {# सुझाव। ऊपर और नीचे के तीर से चुनें।} other {# सुझाव। ऊपर और नीचे के तीर से चुनें।}}',
  'suggest.none': 'कोई सुझाव नहीं',
  'suggest.type': 'कैटेगरी',
  'suggest.brand': 'ब्रांड',
};

import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'suggest.label': 'सुझाव',
  'suggest.count':
    '{count, plural, one {# सुझाव। ऊपर और नीचे के तीर से चुनें।} other {# सुझाव। ऊपर और नीचे के तीर से चुनें।}}',
  'suggest.none': '“{search}” के लिए कुछ नहीं मिला',
  'suggest.seeAll': '“{search}” के सभी नतीजे देखें',
  'suggest.type': 'कैटेगरी',
  'suggest.brand': 'ब्रांड',
  'suggest.recent': 'पिछली खोज',
  'suggest.fromCategories': 'अलग-अलग कैटेगरी से',
  'suggest.forget': 'पिछली खोज से “{search}” हटाएँ',
  'suggest.add': '{name} जोड़ें',
  'suggest.addShort': 'जोड़ें',
  'suggest.less': '{name} एक कम करें',
  'suggest.more': '{name} एक और जोड़ें',
  'suggest.mrp': 'एमआरपी',
  'suggest.out': 'स्टॉक में नहीं',
};

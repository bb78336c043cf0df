import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'category.title': 'कैटेगरी',
  'category.subcategories': 'सब-कैटेगरी',
  'category.all': '{name}: सब',
  'category.empty': 'इस कैटेगरी में अभी कोई सामान नहीं है',
  'category.notFound': 'यह कैटेगरी नहीं मिली',
  'category.notFoundText': 'शायद हट गई है। सभी कैटेगरी देखें।',
};

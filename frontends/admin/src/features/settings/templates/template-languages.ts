import type { Language } from '@tokri/contracts/language';
import type { MessageTemplate } from './template-queries.ts';

export const templateLanguages = [
  { key: 'En', start: 'DefaultEn', language: 'en', label: 'english' },
  { key: 'Hi', start: 'DefaultHi', language: 'hi', label: 'hindi' },
] as const satisfies readonly {
  readonly key: 'En' | 'Hi';
  readonly start: keyof MessageTemplate;
  readonly language: Language;
  readonly label: string;
}[];

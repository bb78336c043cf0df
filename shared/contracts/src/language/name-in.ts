import type { Language } from './language.ts';

export interface Named {
  readonly name: string;
  readonly hindiName?: string | undefined;
}

export const nameIn = ({ name, hindiName }: Named, language: Language): string =>
  (language === 'hi' && hindiName) || name;

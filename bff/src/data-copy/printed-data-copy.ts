import type { DataCopyResponse } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import type { DataCopyTexts } from './data-copy-texts.ts';

export interface PrintedDataCopy {
  readonly userId: number;
  readonly copy: DataCopyResponse;
  readonly language: Language;
}
export interface SectionRow {
  readonly text: string;
  readonly details?: readonly string[];
}
export type ToRows = (printed: PrintedDataCopy, texts: DataCopyTexts) => readonly SectionRow[];

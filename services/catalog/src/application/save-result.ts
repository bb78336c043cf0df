import type { Result } from '@tokri/contracts/result';

export interface ErrorDetail {
  readonly detail?: string;
}

export type SaveResult = Result<number, string, ErrorDetail>;

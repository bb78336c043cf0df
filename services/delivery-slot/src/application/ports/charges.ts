import type { ChargeRule, Charges } from '../../domain/charges.ts';

export interface ChargeStore {
  nextId(): Promise<number>;
  read(): Promise<Charges>;
  /** Keeps these in place of the version that was read; false when another was faster. */
  keep(rules: readonly ChargeRule[], rev: number): Promise<boolean>;
}

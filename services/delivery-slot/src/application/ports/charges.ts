import type { ChargeRule, ChargeRules } from '../../domain/charges/charge-rules.ts';

export interface ChargeStore {
  nextId(): Promise<number>;
  read(): Promise<ChargeRules>;
  /** Keeps these in place of the version that was read; false when another was faster. */
  replace(rules: readonly ChargeRule[], rev: number): Promise<boolean>;
}

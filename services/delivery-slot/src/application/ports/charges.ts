import type { ChargeRule, ChargeRules } from '../../domain/charges/charge-rules.ts';

export interface ChargeStore {
  nextId(): Promise<number>;
  read(): Promise<ChargeRules>;
  replace(rules: readonly ChargeRule[], rev: number): Promise<boolean>;
}

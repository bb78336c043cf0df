import { ok, type Result } from '@tokri/contracts/result';
import { standardDeliveryTax } from '@tokri/contracts/pricing';
import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import {
  decideChargeSave,
  everyParty,
  newChargeId,
  upsertCharge,
  type ChargeInput,
  type SaveChargeError,
} from '../../domain/charges/charge-rules.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { ChargeStore } from '../ports/charges.ts';
import type { PartyDirectory } from '../ports/parties.ts';
import { republishCharges } from './republish-charges.ts';

interface SaveChargeDeps {
  readonly charges: ChargeStore;
  readonly parties: Pick<PartyDirectory, 'isKnown'>;
  readonly areas: Pick<AreaStore, 'markForPublishing'>;
}

export const saveCharge = async (
  deps: SaveChargeDeps,
  input: ChargeInput,
): Promise<Result<number, SaveChargeError>> => {
  const { charges, parties } = deps;
  const isKnownParty = input.partyId === everyParty || (await parties.isKnown(input.partyId));
  let newId: number | undefined;
  const saved = await updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => charges.read(),
    decide: ({ rules }) => decideChargeSave(rules, input, isKnownParty),
    save: async (
      { rev, rules },
      decision,
    ): Promise<Result<number, SaveChargeError> | typeof conflict> => {
      if (!decision.ok) return decision;
      if (decision.value.id === newChargeId) newId ??= await charges.nextId();
      const id = decision.value.id === newChargeId ? (newId ?? newChargeId) : decision.value.id;
      const rule = { ...input, ...decision.value, id, ...standardDeliveryTax() };
      return (await charges.replace(upsertCharge(rules, rule), rev)) ? ok(id) : conflict;
    },
  });
  if (saved.ok) await republishCharges(deps);
  return saved;
};

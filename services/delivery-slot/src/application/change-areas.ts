import { Problem, type PincodeRange } from '@tokri/contracts';
import { deliveryTax, openRefusal, type Area, type ChargeRule } from '../domain/area.ts';
import { closeRange, openRange } from '../domain/pincode-ranges.ts';
import type { AreaStore } from './ports.ts';

const conflictsMax = 20;

const change = async <R>(areas: AreaStore, groupId: number, decide: (area: Area | null) => { area: Area | null; outcome: R }): Promise<R> => {
  for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
    const before = await areas.byId(groupId);
    const { area, outcome } = decide(before);
    if (area === null || (await areas.save(area, before))) return outcome;
  }
  throw new Problem('conflict');
};

export type OpenOutcome = { readonly kind: 'opened'; readonly groupId: number; readonly added: number; readonly alreadyOpen: number } | { readonly kind: 'refused'; readonly code: 'range-crossed' | 'range-too-large' | 'state-needed' | 'other-group' };

/** Opens a range for a group (row S1); a new group needs its State. A code belongs to one group only. */
export const openPincodes = async ({ areas }: { areas: AreaStore }, wish: PincodeRange & { groupId: number; companyId: number; name?: string | undefined; stateCode?: string | undefined }): Promise<OpenOutcome> => {
  const range = { from: wish.from, to: wish.to };
  const all = await areas.all();
  const refusal = openRefusal(all, { groupId: wish.groupId, range });
  if (refusal) return { kind: 'refused', code: refusal };
  return change<OpenOutcome>(areas, wish.groupId, (before) => {
    const stateCode = wish.stateCode ?? before?.stateCode;
    if (!stateCode) return { area: null, outcome: { kind: 'refused', code: 'state-needed' } };
    const { ranges, added, alreadyOpen } = openRange(before?.ranges ?? [], range);
    const charges = before?.charges ?? all[0]?.charges ?? [];
    return { area: { groupId: wish.groupId, companyId: wish.companyId, name: wish.name ?? before?.name ?? `Group ${wish.groupId}`, stateCode, ranges, charges }, outcome: { kind: 'opened', groupId: wish.groupId, added, alreadyOpen } };
  });
};

export type ChangeOutcome = 'changed' | 'unknown-group' | 'range-crossed' | 'range-too-large' | 'other-group';

/** Changes a group's name or State, opens (by the rules of S1) or closes a range of it (row S4). */
export const changePincodes = async ({ areas }: { areas: AreaStore }, wish: PincodeRange & { groupId: number; name?: string | undefined; stateCode?: string | undefined; isOpen: boolean }): Promise<ChangeOutcome> => {
  const range = { from: wish.from, to: wish.to };
  if (range.from > range.to) return 'range-crossed';
  const refusal = wish.isOpen ? openRefusal(await areas.all(), { groupId: wish.groupId, range }) : null;
  if (refusal) return refusal;
  return change<ChangeOutcome>(areas, wish.groupId, (before) => {
    if (!before) return { area: null, outcome: 'unknown-group' };
    const ranges = wish.isOpen ? openRange(before.ranges, range).ranges : closeRange(before.ranges, range);
    return { area: { ...before, name: wish.name ?? before.name, stateCode: wish.stateCode ?? before.stateCode, ranges }, outcome: 'changed' };
  });
};

/** Sets a charge rule for a range and a party in every group. Returns its id. */
export const saveCharge = async ({ areas }: { areas: AreaStore }, wish: Omit<ChargeRule, 'taxBasisPoints' | 'hsn'>): Promise<number | 'range-crossed' | 'unknown-charge'> => {
  if (wish.pincodeFrom > wish.pincodeTo) return 'range-crossed';
  if (wish.id > 0 && !(await areas.all()).some(({ charges }) => charges.some(({ id }) => id === wish.id))) return 'unknown-charge';
  const id = wish.id > 0 ? wish.id : await areas.nextChargeId();
  const rule: ChargeRule = { ...wish, id, ...deliveryTax };
  for (const { groupId } of await areas.all()) {
    await change(areas, groupId, (before) => ({ area: before && { ...before, charges: [...before.charges.filter((other) => other.id !== id), rule].sort((a, b) => a.id - b.id) }, outcome: undefined }));
  }
  return id;
};

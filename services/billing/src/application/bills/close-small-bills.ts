import { runEach, type Clock } from '@tokri/service-kit/use-case';
import type { ConsolidatedBill } from '../../domain/bills/consolidated-bill.ts';
import { firstOpenGroup, toConsolidatedKey } from '../../domain/bills/small-bill.ts';
import type { BillStore } from '../ports/bills.ts';
import type { ConsolidatedBillStore, SmallBillStore } from '../ports/small-bills.ts';
import { numberDocument, type NumberDocumentDeps } from './issue-bills.ts';
import { toNumberedDocuments } from './numbered-documents.ts';

export interface CloseSmallBillsDeps extends Omit<NumberDocumentDeps, 'bills'> {
  readonly smallBills: SmallBillStore;
  readonly consolidatedBills: ConsolidatedBillStore;
  readonly bills: Pick<BillStore, 'nextId' | 'findNumbered' | 'issue'>;
  readonly clock: Clock;
}

/** A PDF of more takes too long to draw; the day then has a second consolidated bill. */
const maxParts = 2_000;
const maxPerRun = 100;

/**
 * The bills that it names never change, so that an issued document gains no part. What is left of a
 * round that a crash interrupted is no next one. Of two processes one opens the round.
 */
const openConsolidatedBill = async (
  { smallBills, consolidatedBills, bills }: CloseSmallBillsDeps,
  group: string,
): Promise<void> => {
  const { count, hasUnfinished } = await consolidatedBills.readRounds(group);
  if (hasUnfinished) return;
  const open = await smallBills.listOpen(group, maxParts);
  const [oldest] = open;
  if (!oldest) return;
  const { kind, date, placeOfSupply, seller = null } = oldest.bill;
  await consolidatedBills.insert({
    key: toConsolidatedKey(group, count + 1),
    consolidatedId: await bills.nextId(),
    group,
    kind,
    date,
    placeOfSupply,
    seller,
    memberKeys: open.map(({ key }) => key),
  });
};

const findOrAllocateNumber = async (
  { consolidatedBills, numbers, requireCompany }: CloseSmallBillsDeps,
  consolidated: ConsolidatedBill,
): Promise<string> => {
  const { key } = consolidated;
  const bills = toNumberedDocuments(consolidatedBills);
  await numberDocument({ bills, numbers, requireCompany }, key, consolidated);
  const number = (await consolidatedBills.findNumbers([key])).get(key);
  if (number === undefined) throw new Error(`${key} has no number`);
  return number;
};

/** Each step can be repeated: its parts are fixed before it takes its number. */
const closeConsolidatedBill = async (
  deps: CloseSmallBillsDeps,
  consolidated: ConsolidatedBill,
): Promise<void> => {
  const { key, memberKeys } = consolidated;
  for (const memberKey of memberKeys) await deps.smallBills.join(memberKey, key);
  const parts = await deps.smallBills.listParts(key);
  if (parts.length > 0) {
    const number = await findOrAllocateNumber(deps, consolidated);
    for (const part of parts) if (part.number === null) await deps.bills.issue(part.key, number);
  }
  await deps.consolidatedBills.finish(key);
};

const finishConsolidatedBills = async (deps: CloseSmallBillsDeps): Promise<void> =>
  runEach(await deps.consolidatedBills.listUnfinished(maxPerRun), (consolidated) =>
    closeConsolidatedBill(deps, consolidated),
  );

/**
 * Issues one consolidated bill for the small bills of each day that is over, by kind and place of
 * supply, and the bills of their own that a crash left without a number.
 */
export const closeSmallBills = async (deps: CloseSmallBillsDeps): Promise<void> => {
  const { smallBills } = deps;
  await finishConsolidatedBills(deps);
  await runEach(await smallBills.listGroupsBefore(firstOpenGroup(deps.clock())), (group) =>
    openConsolidatedBill(deps, group),
  );
  await finishConsolidatedBills(deps);
  await runEach(await smallBills.listOwnDue(maxPerRun), ({ key, bill }) =>
    numberDocument(deps, key, bill),
  );
};

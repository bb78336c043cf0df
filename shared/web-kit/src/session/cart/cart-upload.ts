import { cartOperations } from '@tokri/contracts/api';
import { sendCommand } from '../../platform/api/api-client.ts';
import type { CommandResult } from '../../platform/api/command-result.ts';
import { today } from '../../ui/format/day.ts';
import { fetchServerCart } from './account-cart.ts';
import { parseLines, type LocalLine } from './local-line.ts';
import { withLock } from '../store/locks.ts';
import { readJson } from '../store/storage.ts';
import { updateSession, session } from '../store/store.ts';

export interface CartUploadResult {
  readonly uploaded: number;
  readonly capped: number;
  readonly rejected: number;
  readonly waiting: number;
}

const uploadLock = 'tokri-cart-upload';
const emptyResult: CartUploadResult = { uploaded: 0, capped: 0, rejected: 0, waiting: 0 };

/**
 * Storage is the source of truth: another tab may have changed the list while this one waited for
 * the lock.
 */
const readPendingLines = (): readonly LocalLine[] => parseLines(readJson('lines'));

const saveLines = (lines: readonly LocalLine[]): void => updateSession({ localLines: lines });

const removeAcknowledgedLine = (sent: LocalLine): void =>
  saveLines(
    readPendingLines().filter(
      (line) => line.LineKey !== sent.LineKey || line.Quantity !== sent.Quantity,
    ),
  );

const attachRejectionMessage = (sent: LocalLine, message: string): void =>
  saveLines(
    readPendingLines().map((line) =>
      line.LineKey === sent.LineKey ? { ...line, Message: message } : line,
    ),
  );

type UploadResult = CommandResult & {
  readonly entry: { readonly Capped?: boolean | undefined } | undefined;
};

const uploadOne = async (line: LocalLine, userId: number): Promise<Partial<CartUploadResult>> => {
  const { deliveryDate, companyId, pincode } = session();
  const { LineKey, ItemId, UnitId, OfferId, Quantity } = line;
  const body = {
    Id: 0,
    LineKey,
    UserId: userId,
    CompanyId: companyId,
    ItemId,
    UnitId,
    OfferId,
    Quantity,
    PDate: deliveryDate || today(),
    ...(pincode === '' ? {} : { Pincode: pincode }),
  };
  const result: UploadResult = await sendCommand(cartOperations.uploadCartLine, {
    body,
    // A key has no spaces, but a postcode does.
    idempotencyKey: [LineKey, Quantity, pincode.replace(' ', '')].filter(Boolean).join('-'),
  });
  if (result.kind === 'rejected') {
    attachRejectionMessage(line, result.message);
    return { rejected: 1 };
  }
  removeAcknowledgedLine(line);
  return result.entry.Capped ? { uploaded: 1, capped: 1 } : { uploaded: 1 };
};

const addResults = (
  total: CartUploadResult,
  added: Partial<CartUploadResult>,
): CartUploadResult => ({
  uploaded: total.uploaded + (added.uploaded ?? 0),
  capped: total.capped + (added.capped ?? 0),
  rejected: total.rejected + (added.rejected ?? 0),
  waiting: total.waiting + (added.waiting ?? 0),
});

const uploadAll = async (userId: number): Promise<CartUploadResult> => {
  let total = emptyResult;
  const lines = readPendingLines();
  saveLines(lines);
  for (const line of lines) {
    const lineResult = await uploadOne(line, userId).catch(() => ({ waiting: 1 }));
    total = addResults(total, lineResult);
  }
  return total;
};

export const uploadLocalLines = async (): Promise<CartUploadResult> => {
  const { user } = session();
  if (!user) return emptyResult;
  const total = readPendingLines().length
    ? await withLock(uploadLock, () => uploadAll(user.Id))
    : emptyResult;
  await fetchServerCart().catch(() => undefined);
  return total;
};

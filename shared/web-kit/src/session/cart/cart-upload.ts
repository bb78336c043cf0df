import { cartOperations } from '@tokri/contracts/http';
import { sendCommand } from '../../platform/api/api-client.ts';
import type { CommandResult } from '../../platform/api/command-result.ts';
import { today } from '../../ui/format/day.ts';
import { fetchServerCart } from './account-cart.ts';
import { parseLines, type LocalLine } from './local-line.ts';
import { withLock } from '../store/locks.ts';
import { readJson } from '../store/storage.ts';
import { updateSession, session } from '../store/store.ts';

/** What became of the local lines (readings 17). */
export interface CartUploadResult {
  readonly uploaded: number;
  /** Put in with less than wanted, because stock or the limit was smaller. */
  readonly capped: number;
  /** Kept here with the server's reason. */
  readonly refused: number;
  /** Kept here because no answer came; the next start or sign-in sends them again under the same keys. */
  readonly waiting: number;
}

const uploadLock = 'tokri-cart-upload';
const nothing: CartUploadResult = { uploaded: 0, capped: 0, refused: 0, waiting: 0 };

/** Another tab may have changed the list while this one waited, so storage decides what is still to send. */
const pending = (): readonly LocalLine[] => parseLines(readJson('lines'));

const keep = (lines: readonly LocalLine[]): void => updateSession({ localLines: lines });

/** Drops what was acknowledged; a line that changed meanwhile stays and its key sends the difference next time. */
const acknowledge = (sent: LocalLine): void =>
  keep(
    pending().filter((line) => line.LineKey !== sent.LineKey || line.Quantity !== sent.Quantity),
  );

const explain = (sent: LocalLine, message: string): void =>
  keep(
    pending().map((line) => (line.LineKey === sent.LineKey ? { ...line, Message: message } : line)),
  );

type Sent = CommandResult & { readonly entry: { readonly Capped?: boolean | undefined } | undefined };

const uploadOne = async (line: LocalLine, userId: number): Promise<Partial<CartUploadResult>> => {
  const { deliveryDate, companyId } = session();
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
  };
  const outcome: Sent = await sendCommand(cartOperations.uploadCartLine, {
    body,
    idempotencyKey: `${LineKey}-${Quantity}`,
  });
  if (outcome.kind === 'refused') {
    explain(line, outcome.message);
    return { refused: 1 };
  }
  acknowledge(line);
  return outcome.entry.Capped ? { uploaded: 1, capped: 1 } : { uploaded: 1 };
};

const add = (report: CartUploadResult, more: Partial<CartUploadResult>): CartUploadResult => ({
  uploaded: report.uploaded + (more.uploaded ?? 0),
  capped: report.capped + (more.capped ?? 0),
  refused: report.refused + (more.refused ?? 0),
  waiting: report.waiting + (more.waiting ?? 0),
});

const uploadAll = async (userId: number): Promise<CartUploadResult> => {
  let report = nothing;
  const lines = pending();
  // What is sent is dropped by its key, so a line that had none keeps the one that it was given.
  keep(lines);
  for (const line of lines) {
    const one = await uploadOne(line, userId).catch(() => ({ waiting: 1 }));
    report = add(report, one);
  }
  return report;
};

/** Uploads each local line once, one tab at a time, and takes over the server's cart; does nothing for a visitor. */
export const uploadLocalLines = async (): Promise<CartUploadResult> => {
  const { user } = session();
  if (!user) return nothing;
  const report = pending().length ? await withLock(uploadLock, () => uploadAll(user.Id)) : nothing;
  await fetchServerCart().catch(() => undefined);
  return report;
};

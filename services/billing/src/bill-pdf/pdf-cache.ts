import { createHash } from 'node:crypto';
import type { BillResponse } from '@tokri/contracts/api';
import type { RenderPdf } from '@tokri/service-kit/pdf';
import { LRUCache } from 'lru-cache';

type RenderBillPdf = RenderPdf<BillResponse>;

/** The signed link differs in each response; the document does not show it. */
const contentKey = (bill: BillResponse): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...bill, PdfUrl: '' }))
    .digest('base64');

/** Identical bills at the same moment share one rendering; later ones get its result. */
export const cachePdfs = (render: RenderBillPdf, maxBytes: number): RenderBillPdf => {
  const pdfs = new LRUCache<string, Buffer, BillResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => render(context),
    // Whoever waits for a rendering gets it even if it is evicted meanwhile.
    ignoreFetchAbort: true,
  });
  return (bill) => pdfs.forceFetch(contentKey(bill), { context: bill });
};

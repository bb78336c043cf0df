import { createHash } from 'node:crypto';
import type { BillResponse } from '@tokri/contracts/api';
import { LRUCache } from 'lru-cache';
import type { RenderBillPdf } from './pdf-renderer.ts';

/** The signed link differs in each response; the document does not show it. */
const contentKey = (bill: BillResponse): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...bill, PdfUrl: '' }))
    .digest('base64');

/** Identical bills at the same moment share one rendering; later ones get its result. */
export const cachePdfs = (render: RenderBillPdf, maxBytes: number): RenderBillPdf => {
  const rendered = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
  });
  const running = new Map<string, Promise<Buffer>>();
  const start = async (key: string, bill: BillResponse): Promise<Buffer> => {
    try {
      const pdf = await render(bill);
      rendered.set(key, pdf);
      return pdf;
    } finally {
      running.delete(key);
    }
  };
  return async (bill) => {
    const key = contentKey(bill);
    const known = rendered.get(key) ?? running.get(key);
    if (known) return known;
    const rendering = start(key, bill);
    running.set(key, rendering);
    return rendering;
  };
};

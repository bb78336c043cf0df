export type { PdfContent, PdfDocument, RenderPdf, ToLine } from './pdf-document.ts';
export { renderBatch, type RenderBatchOptions } from './render-batch.ts';
export { RenderQueue } from './render-queue.ts';

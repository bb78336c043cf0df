export type { PdfContent, PdfDocument, RenderPdf, ToLine } from './pdf-document.ts';
export { renderBatch } from './render-batch.ts';
export { RenderQueue } from './render-queue.ts';

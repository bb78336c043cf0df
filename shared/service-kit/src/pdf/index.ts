export type { PdfContent, PdfDocument, RenderPdf, ToLine } from './pdf-document.ts';
export { RenderQueue } from './render-queue.ts';

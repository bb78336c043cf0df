export { mapTexts } from './map-texts.ts';
export { createPdfRenderer } from './pdf-renderer.ts';
export { renderInThread } from './render-worker.ts';

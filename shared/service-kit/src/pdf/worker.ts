export { mapTexts } from './map-texts.ts';
export { hangingParagraph, layOutPages, secondaryColor } from './page-layout.ts';
export { createPdfRenderer } from './pdf-renderer.ts';
export { renderInThread } from './render-worker.ts';

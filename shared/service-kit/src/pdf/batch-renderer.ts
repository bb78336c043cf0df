import { once } from 'node:events';
import type { ToPdfDocument } from './pdf-document.ts';
import { createDocumentFactory, drawData } from './pdf-renderer.ts';

export interface BatchRenderer<Data> {
  /** @returns what the file has grown by; empty while its pages are not complete */
  draw(data: Data): Promise<Buffer>;
  /** @returns the end of the file, with its fonts */
  end(): Promise<Buffer>;
}

/**
 * One file of many documents, each with page numbers of its own. Fonts are embedded once, and pages
 * leave the memory as they are drawn.
 */
export const createBatchRenderer = <Data>(
  fontFolder: URL,
  toDocument: ToPdfDocument<Data>,
  title: string,
): BatchRenderer<Data> => {
  const chunks: Uint8Array[] = [];
  const takeChunks = (): Buffer => Buffer.concat(chunks.splice(0));
  const opened = createDocumentFactory(fontFolder)().then((document) => {
    document.info['Title'] = title;
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    return document;
  });
  return {
    draw: async (data) => {
      drawData(await opened, toDocument, data);
      return takeChunks();
    },
    end: async () => {
      const document = await opened;
      const ended = once(document, 'end');
      document.end();
      await ended;
      return takeChunks();
    },
  };
};

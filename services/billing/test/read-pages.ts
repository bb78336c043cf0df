import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page, as the viewer of Chrome copies it. */
export const createPageReader = async () => {
  const pdfium = await PDFiumLibrary.init();
  return {
    readPages: async (pdf: ArrayBuffer): Promise<readonly string[]> => {
      const document = await pdfium.loadDocument(Buffer.from(pdf));
      const texts = [...document.pages()].map((page) => page.getText());
      document.destroy();
      return texts;
    },
    stop: () => {
      pdfium.destroy();
    },
  };
};
export type PageReader = Awaited<ReturnType<typeof createPageReader>>;

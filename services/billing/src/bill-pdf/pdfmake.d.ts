declare module 'pdfmake' {
  interface Pdf {
    getBuffer(): Promise<Buffer>;
  }
  const pdfmake: {
    addFonts(
      fonts: Readonly<
        Record<string, Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>>
      >,
    ): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    createPdf(document: object): Pdf;
  };
  export default pdfmake;
}

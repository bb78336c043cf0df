declare module 'harfbuzzjs' {
  interface HarfbuzzFont {
    readonly ptr: number;
  }
  interface HarfbuzzBuffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    setDirection(direction: 'ltr' | 'rtl'): void;
    json(): readonly {
      readonly g: number;
      readonly cl: number;
      readonly ax: number;
      readonly dx: number;
      readonly dy: number;
    }[];
    destroy(): void;
  }
  interface Harfbuzz {
    createBlob(bytes: Uint8Array): object;
    createFace(blob: object, index: number): object;
    createFont(face: object): HarfbuzzFont;
    createBuffer(): HarfbuzzBuffer;
    shape(font: HarfbuzzFont, buffer: HarfbuzzBuffer): void;
  }
  const harfbuzz: Promise<Harfbuzz>;
  export default harfbuzz;
}

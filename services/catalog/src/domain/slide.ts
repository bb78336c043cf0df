/** One picture with text of the home screen's slider. */
export interface Slide {
  readonly slideId: number;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly linkText: string;
  /** Hashes of stored images, the main one first. */
  readonly images: readonly string[];
  readonly position: number;
}

export interface Slide {
  readonly slideId: number;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly linkText: string;
  readonly images: readonly string[];
  readonly position: number;
}

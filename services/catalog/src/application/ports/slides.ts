import type { Slide } from '../../domain/slide.ts';
import type { NextId } from './clock-and-ids.ts';

export interface SlideStore {
  all(): Promise<readonly Slide[]>;
  nextId: NextId;
  /** A new slide, or the same one again. */
  put(slide: Slide): Promise<void>;
  /** False when there is no such slide. */
  change(slide: Slide): Promise<boolean>;
}

import type { Slide } from '../../domain/slide.ts';
import type { NextId } from './clock-and-ids.ts';

export interface SlideStore {
  all(): Promise<readonly Slide[]>;
  nextId: NextId;
  save(slide: Slide): Promise<void>;
}

import type { Slide } from '../../domain/images/slide.ts';
import type { NextId } from './next-id.ts';

export interface SlideStore {
  listAll(): Promise<readonly Slide[]>;
  nextId: NextId;
  upsert(slide: Slide): Promise<void>;
  update(slide: Slide): Promise<boolean>;
}

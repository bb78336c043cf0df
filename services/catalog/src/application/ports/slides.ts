import type { Slide } from '../../domain/images/slide.ts';
import type { NextId } from './next-id.ts';

export interface StoredSlide {
  readonly slide: Slide;
  readonly rev: number;
}

export interface SlideStore {
  listAll(): Promise<readonly StoredSlide[]>;
  nextId: NextId;
  insert(slide: Slide): Promise<'inserted' | 'exists'>;
  save(stored: StoredSlide, changed: Slide): Promise<boolean>;
  setPosition(slideId: number, position: number): Promise<void>;
  delete(slideId: number): Promise<void>;
}

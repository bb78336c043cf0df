import { ok, Problem, refusal } from '@tokri/contracts';
import type { Slide } from '../domain/slide.ts';
import type { Saved } from './outcome.ts';
import type { NextId } from './ports/clock-and-ids.ts';
import type { PictureStore } from './ports/pictures.ts';
import type { SlideStore } from './ports/slides.ts';

/** Creates (id 0) or changes a slide of the home screen. @throws Problem not-found. */
export const saveSlideFor = async (
  {
    slides,
    pictures,
    allocateId,
  }: {
    readonly slides: SlideStore;
    readonly pictures: PictureStore;
    readonly allocateId: (next: NextId) => Promise<number>;
  },
  wish: Slide,
): Promise<Saved> => {
  if ((await pictures.known(wish.images)).size < new Set(wish.images).size)
    return refusal('unknown-image');
  if (wish.slideId === 0) {
    const slideId = await allocateId(slides.nextId);
    await slides.put({ ...wish, slideId });
    return ok(slideId);
  }
  // An id that nobody has been given would be given to another slide later.
  if (!(await slides.change(wish))) throw new Problem('not-found');
  return ok(wish.slideId);
};

import { hindiTexts } from '@tokri/contracts/language';
import { paginate } from '@tokri/contracts/platform';
import type { itemOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { saveSlide } from '../../application/images/save-slide.ts';
import type { ImageStore } from '../../application/ports/images.ts';
import type { SlideStore } from '../../application/ports/slides.ts';
import { imagePath } from '../../domain/images/image.ts';
import { toResultEntries } from '../error-messages.ts';

export const createSlideHandlers = (deps: {
  readonly slides: SlideStore;
  readonly imageStore: ImageStore;
}): Pick<OperationHandlers<typeof itemOperations>, 'list-slider-images' | 'save-slider-image'> => {
  const { slides } = deps;
  return {
    'list-slider-images': async ({ pagination }) => {
      const all = await slides.listAll();
      return {
        total: all.length,
        body: paginate(all, pagination).map((slide) => {
          const images = slide.images.map((hash) => imagePath(hash, 'large'));
          return {
            Id: slide.slideId,
            Image: images[0] ?? '',
            Title: slide.title,
            Text: slide.text,
            Link: slide.link,
            LinkText: slide.linkText,
            Pictures: images,
            Hindi: hindiTexts({
              Title: slide.hindi?.title,
              Text: slide.hindi?.text,
              LinkText: slide.hindi?.linkText,
            }),
          };
        }),
      };
    },
    'save-slider-image': async ({ body, language, allocateId }) => {
      const slide = {
        slideId: body.Id,
        title: body.Title,
        text: body.Text,
        link: body.Link,
        linkText: body.LinkText,
        images: body.Images,
        position: body.Position,
        hindi: {
          title: body.Hindi.Title,
          text: body.Hindi.Text,
          linkText: body.Hindi.LinkText,
        },
      };
      return { body: toResultEntries(await saveSlide({ ...deps, allocateId }, slide), language) };
    },
  };
};

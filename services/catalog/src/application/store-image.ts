import type { StoredImage } from '../domain/picture.ts';
import type { EncodeImage, PictureStore } from './ports/pictures.ts';

/** Keeps an image once by its hash. With a name it becomes a picture that imports can ask for; the newest image of a name is the one. */
export const storeImage = async (
  { encode, pictures }: { readonly encode: EncodeImage; readonly pictures: PictureStore },
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
): Promise<StoredImage | 'not-an-image' | 'image-too-large'> => {
  const image = await encode(bytes);
  if (typeof image === 'string') return image;
  await pictures.save(image);
  if (name !== '') await pictures.name(name, image.hash);
  return image;
};

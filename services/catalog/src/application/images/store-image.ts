import type { ImageError, StoredImage } from '../../domain/images/image.ts';
import type { EncodeImage, ImageStore } from '../ports/images.ts';

export const storeImage = async (
  { encode, imageStore }: { readonly encode: EncodeImage; readonly imageStore: ImageStore },
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
): Promise<StoredImage | ImageError> => {
  const image = await encode(bytes);
  if (typeof image === 'string') return image;
  await imageStore.save(image);
  if (name !== '') await imageStore.assignName(name, image.hash);
  return image;
};

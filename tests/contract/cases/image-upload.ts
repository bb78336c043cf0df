import { readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');
const picture = path.join(repository, 'shared/web-kit/src/ui/pictures/basket.webp');

export const buildImageUpload = (): FormData => {
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(readFileSync(picture))], { type: 'image/webp' }),
    'basket.webp',
  );
  return form;
};

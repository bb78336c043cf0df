import { itemPath } from '@tokri/contracts/platform';
import { shareLink } from '@tokri/web-kit/share-link';

export const shareItem = (item: { readonly Id: number; readonly Name: string }): Promise<void> =>
  shareLink({ title: item.Name, url: `${location.origin}${itemPath(item.Id)}` });

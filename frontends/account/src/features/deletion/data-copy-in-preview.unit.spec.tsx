import type * as Platform from '@tokri/web-kit/platform';
import { render } from '@testing-library/react';
import { DataCopyPanel } from './data-copy-panel.tsx';

jest.mock('@tokri/web-kit/platform', () => ({
  ...jest.requireActual<typeof Platform>('@tokri/web-kit/platform'),
  preview: () => ({ userId: 7 }),
}));

it('is not offered to staff who see the shop as the customer', () => {
  expect(render(<DataCopyPanel userId={7} />).container).toBeEmptyDOMElement();
});

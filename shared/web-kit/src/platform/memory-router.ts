// Not part of `router.ts`: only tests need it, and shared modules are not tree-shaken.
export { MemoryRouter } from 'react-router';

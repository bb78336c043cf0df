// Apart from the facade: only tests need it, and what the facade names every browser loads.
export { MemoryRouter } from 'react-router';

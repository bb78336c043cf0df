// Tells the type checker of the DOM matchers that web-setup.cjs installs.
import '@testing-library/jest-dom';

import { expect } from '@playwright/test';

/**
 * Assertions retry because pages change asynchronously
 * (https://playwright.dev/docs/test-assertions).
 */
export const expectEventually = expect.configure({ timeout: 15_000 });

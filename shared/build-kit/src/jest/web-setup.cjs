require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

const waitMs = 10_000;
configure({ asyncUtilTimeout: waitMs });
jest.setTimeout(3 * waitMs);

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

if (!window.matchMedia) {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= SilentObserver;
window.IntersectionObserver ??= SilentObserver;
window.scrollTo = () => {};
window.HTMLElement.prototype.scrollIntoView ??= () => {};

const dialog = window.HTMLDialogElement?.prototype;
if (dialog && !dialog.showModal) {
  dialog.show = function show() {
    this.open = true;
  };
  dialog.showModal = dialog.show;
  dialog.close = function close(value) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    this.dispatchEvent(new window.Event('close'));
  };
}
const element = window.HTMLElement.prototype;
element.showPopover ??= function showPopover() {};
element.hidePopover ??= function hidePopover() {};

/** A message of React on the console is a defect. A test that expects one installs its own spy. */
const said = [];
beforeEach(() => {
  said.length = 0;
  console.error = (...words) => said.push(words);
});
afterEach(() => {
  if (said.length > 0)
    throw new Error(
      `the page complained on the console: ${said.map((words) => words.map(String).join(' ')).join('\n')}`,
    );
});

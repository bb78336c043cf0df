export const frameStyle = `* { box-sizing: border-box; margin: 0; }
:root { color-scheme: light; }
body {
  font: 430 16px/1.5 "Noto Sans", system-ui, sans-serif; color: #14201a; background: #fff;
  padding: 4px; display: grid; gap: 12px;
}
fieldset { border: 0; padding: 0; display: grid; gap: 8px; }
legend { font-weight: 640; padding: 0 0 8px; }
.way {
  display: flex; gap: 12px; align-items: center; min-height: 48px; padding: 4px 16px;
  border: 1px solid #7b8a80; border-radius: 12px; cursor: pointer;
}
.way:has(:checked) { border-color: #4b3fd1; box-shadow: inset 0 0 0 1px #4b3fd1; }
.quiet { color: #46554c; font-size: 14px; }
:focus-visible { outline: 3px solid #1248c4; outline-offset: 2px; }
`;

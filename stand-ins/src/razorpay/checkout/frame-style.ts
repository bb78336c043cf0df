export const frameStyle = `* { box-sizing: border-box; margin: 0; }
:root { color-scheme: light; }
body {
  font: 430 16px/1.5 "Noto Sans", system-ui, sans-serif; color: #14201a; background: #fff;
  min-height: 100vh;
}
header { position: relative; background: #0d2366; color: #fff; padding: 20px 64px 20px 20px; }
h1 { font-size: 18px; line-height: 1.3; overflow-wrap: anywhere; }
h1:focus { outline: none; }
.sum { font-size: 28px; font-weight: 700; font-variant-numeric: tabular-nums; margin-top: 4px; }
.close {
  position: absolute; top: 12px; right: 12px; width: 44px; height: 44px; border: 0;
  border-radius: 8px; background: transparent; color: inherit; font-size: 18px; cursor: pointer;
}
main, form { display: grid; gap: 16px; }
main { padding: 20px; }
fieldset { border: 0; padding: 0; display: grid; gap: 8px; }
legend { font-weight: 640; padding: 0 0 8px; }
.way {
  display: flex; gap: 12px; align-items: center; min-height: 48px; padding: 0 16px;
  border: 1px solid #7b8a80; border-radius: 12px; cursor: pointer;
}
.way:has(:checked) { border-color: #0d2366; box-shadow: inset 0 0 0 1px #0d2366; }
.btn {
  font: inherit; font-weight: 640; min-height: 48px; border-radius: 12px;
  border: 1px solid #7b8a80; background: #fff; color: inherit; cursor: pointer;
}
.btn.primary { background: #0d2366; border-color: #0d2366; color: #fff; }
.btn.danger { color: #a3201a; }
.btn:disabled { opacity: .6; cursor: default; }
.state { color: #a3201a; }
.state:empty { display: none; }
.quiet { color: #46554c; font-size: 14px; overflow-wrap: anywhere; }
.quiet:empty { display: none; }
:focus-visible { outline: 3px solid #1248c4; outline-offset: 2px; }
header :focus-visible { outline-color: #ffd166; }
`;

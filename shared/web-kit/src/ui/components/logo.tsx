export const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path
      d="M3 13h26l-2.6 12.200A4.6 4.6 0 0 1 21.9 29H10.100a4.6 4.6 0 0 1-4.500-3.800z"
      fill="#ffb81f"
    />
    <path
      d="M8 13C8 7 11.5 3.5 16 3.500S24 7 24 13"
      fill="none"
      stroke="#ffb81f"
      strokeWidth="2.8"
      strokeLinecap="round"
    />
    <path d="M1.5 13h29" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" />
    <path
      d="M5 19h5m4 0h4m4 0h5M9.5 24h4m4.5 0h4"
      stroke="#084a2f"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </svg>
);

/** Google's letter in its four colors, as four arcs of a ring and the bar that closes it. */
export function GoogleMark() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      strokeWidth="3.4"
      aria-hidden="true"
    >
      <path d="M15.16 4.84A7.3 7.3 0 0 0 3.68 6.35" stroke="#EA4335" />
      <path d="M3.68 6.35A7.3 7.3 0 0 0 3.68 13.65" stroke="#FBBC05" />
      <path d="M3.68 13.65A7.3 7.3 0 0 0 14.69 15.59" stroke="#34A853" />
      <path d="M14.69 15.59A7.3 7.3 0 0 0 17.3 10H10.2" stroke="#4285F4" />
    </svg>
  );
}

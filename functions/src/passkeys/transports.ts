type Transport = (typeof known)[number];

const known = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Filters the transports that a browser reported to those that other browsers accept. */
export function knownTransports(named: readonly string[]): Transport[] {
  return known.filter((one) => named.includes(one));
}

type Transport = (typeof known)[number];

const known = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Of the ways to reach an authenticator that a browser named, those that other browsers take. */
export function knownTransports(named: readonly string[]): Transport[] {
  return known.filter((one) => named.includes(one));
}

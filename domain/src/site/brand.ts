/**
 * Everything an insurer replaces to rebrand the product: name, contact data, colors. Drawings and
 * texts take the name from here; the rest of the code never spells it.
 */
export const brand = {
  name: "Salvia",
  legalName: "Salvia Health Insurance",
  /** The origin of the public pages, for canonical URLs and language alternates. */
  origin: "https://salvia.example",
  /**
   * The country of most customers (ISO 3166-1), assumed for phone numbers without a country code.
   */
  country: "US",
  /** The currency of prices (ISO 4217). */
  currency: "USD",
  phone: { display: "+1 202 555 0134", href: "tel:+12025550134" },
  email: "hello@salvia.example",
  colors: {
    light: {
      ground: "#FAF8F4",
      surface: "#FFFFFF",
      text: "#1B2A24",
      muted: "#51625A",
      primary: "#2E6750",
      primaryStrong: "#245340",
      onPrimary: "#FFFFFF",
      tint: "#E3EFE8",
      accent: "#A8481F",
      onAccent: "#FFFFFF",
      hairline: "#DDE3DC",
      /** Borders of fields and controls: at least 3:1 contrast on ground and surface. */
      outline: "#7C8C84",
      error: "#B0281C",
      onError: "#FFFFFF",
      warning: "#8A5A00",
      onWarning: "#FFFFFF",
      info: "#2B5C86",
      onInfo: "#FFFFFF",
    },
    dark: {
      ground: "#101915",
      surface: "#18231E",
      text: "#E7F0EB",
      muted: "#A9BBB2",
      primary: "#8FD3B4",
      primaryStrong: "#A9E2C8",
      onPrimary: "#0D1F18",
      tint: "#20352B",
      accent: "#F0A47E",
      onAccent: "#2A1208",
      hairline: "#2B3A33",
      outline: "#75887E",
      error: "#FF9D8F",
      onError: "#2B0A06",
      warning: "#E9C46A",
      onWarning: "#241A00",
      info: "#9CC7EC",
      onInfo: "#07182A",
    },
  },
} as const;

export type ColorScheme = keyof typeof brand.colors;

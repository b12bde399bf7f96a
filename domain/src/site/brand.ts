/**
 * Everything an insurer replaces to make the product its own: name, contact data, colours.
 * Drawings and wording take the name from here; nothing else in the code spells it.
 */
export const brand = {
  name: "Salvia",
  legalName: "Salvia Health Insurance",
  /** Where the public pages live: canonical addresses and language alternates are made from it. */
  origin: "https://salvia.example",
  /** Where most customers are (ISO 3166-1): what telephone numbers without country code are read as. */
  country: "US",
  /** What prices are in (ISO 4217). */
  currency: "USD",
  phone: { display: "+1 202 555 0134", href: "tel:+12025550134" },
  email: "hello@salvia.example",
  colours: {
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
      /** Borders of fields and controls: at least 3:1 on ground and surface. */
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

export type ColourScheme = keyof typeof brand.colours;

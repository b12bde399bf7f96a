/** The build's environment; src/firebase/config.ts reads what has no comment of its own. */
interface ImportMetaEnv {
  readonly VITE_EMULATORS?: string;
  readonly VITE_FIREBASE_CONFIG?: string;
  /** `self` takes the typeface from our own origin; src/theme/font.ts reads it. */
  readonly VITE_FONT?: string;
  /** The staff's identity provider, such as `oidc.staff`, and what its button calls it. */
  readonly VITE_OIDC_PROVIDER?: string;
  readonly VITE_OIDC_LABEL?: string;
  /** The site's address; src/site/siteOrigin.ts reads it. */
  readonly VITE_SITE_ORIGIN?: string;
  /** Switches App Check on; src/firebase/appCheck.ts reads it. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** Features that the build turns off, separated by commas. */
  readonly VITE_FEATURES_OFF?: string;
}

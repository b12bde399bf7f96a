/** The build's environment; src/firebase/config.ts reads it. */
interface ImportMetaEnv {
  readonly VITE_EMULATORS?: string;
  readonly VITE_FIREBASE_CONFIG?: string;
}

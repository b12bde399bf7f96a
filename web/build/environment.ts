/** The variables of a project's configuration that the pages read under Vite's names. */
const viteNames = {
  CONTENT: "VITE_CONTENT",
  FONT: "VITE_FONT",
  PREVIEW_CHANNELS: "VITE_PREVIEW_CHANNELS",
  SITE_ORIGIN: "VITE_SITE_ORIGIN",
} as const;

/**
 * Gives the pages what a project's configuration (`.env.example`) names without Vite's prefix. Vite
 * passes variables from the process to all modules, also to those that run during the build.
 */
export function passConfiguration(env: NodeJS.ProcessEnv = process.env): void {
  for (const [name, viteName] of Object.entries(viteNames)) {
    if (env[name]) env[viteName] ??= env[name];
  }
}

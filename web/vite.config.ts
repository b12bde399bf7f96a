import { isAbsolute, resolve } from "node:path";

import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";

import { acceptLateChanges } from "./build/acceptLateChanges.ts";
import { content } from "./build/content.ts";
import { documents } from "./build/documents.ts";
import { passConfiguration } from "./build/environment.ts";
import { dropUnusedClasses } from "./build/dropUnusedClasses.ts";
import { mergeChunks } from "./build/mergeChunks.ts";
import { ownFont } from "./build/ownFont.ts";
import { splitAuthChunk } from "./build/splitAuthChunk.ts";
import { splitFirestore } from "./build/splitFirestore.ts";
import { stripUnused } from "./build/stripUnused.ts";
import { pageWeights } from "./build/pageWeights.ts";
import { preloadMissing } from "./build/preloadMissing.ts";
import { salesWorker, salesWorkerFiles } from "./build/salesWorker.ts";
import { siteScript } from "./build/siteScript.ts";
import { weights } from "./build/weights.ts";
import { firebaseConfig } from "./src/firebase/config.ts";

/**
 * The build of the web app. Its environment: `VITE_FIREBASE_CONFIG`, or `VITE_EMULATORS` for local
 * work (see src/firebase/config.ts), `FONT=self` for a font of our own origin (see
 * src/theme/font.ts), `SITE_ORIGIN` (see src/site/siteOrigin.ts), `SALVIA_WEB_OUT`, the folder to
 * write to (dist), and `SALVIA_FIREBASE_JSON`, the configuration that it is deployed with.
 */
export default defineConfig(({ command, mode }) => {
  passConfiguration();
  const env = loadEnv(mode, import.meta.dirname, ["VITE_", "SALVIA_"]);
  if (command === "build") refuseWrongEnvironment(env);
  const out = env["SALVIA_WEB_OUT"] ?? "dist";
  const preload = preloadMissing();
  const merge = mergeChunks();
  return {
    root: import.meta.dirname,
    appType: "mpa",
    plugins: [
      content(),
      react(),
      splitAuthChunk(),
      env["VITE_EMULATORS"] === undefined ? null : acceptLateChanges(),
      stripUnused(),
      dropUnusedClasses(),
      splitFirestore(),
      preload.plugin,
      merge.plugin,
      siteScript(),
      documents(),
      ownFont(),
      salesWorkerFiles(),
      weights(),
      pageWeights(),
    ],
    build: {
      outDir: isAbsolute(out) ? out : resolve(import.meta.dirname, out),
      emptyOutDir: true,
      target: "es2023",
      // Everything goes into a file of its own, so that the CSP needs no `data:`.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: preload.resolveDependencies },
      // build/weights.ts knows better what is too much.
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        treeshake: {
          // reactfire names every product of Firebase; those that nothing of ours asks for need not
          // even register themselves.
          moduleSideEffects: [
            { test: unusedProducts, sideEffects: false },
            // Or whatever shares a chunk with a form would load what forms alone need.
            { test: /\/(domain\/src|stdnum|libphonenumber-js)\//, sideEffects: false },
          ],
        },
        input: {
          login: resolve(import.meta.dirname, "login.html"),
          "account-action": resolve(import.meta.dirname, "account-action.html"),
          portal: resolve(import.meta.dirname, "portal.html"),
          guest: resolve(import.meta.dirname, "guest.html"),
          site: resolve(import.meta.dirname, "src/site/enhance.ts"),
          price: resolve(import.meta.dirname, "src/site/enhance.price.ts"),
          visitor: resolve(import.meta.dirname, "src/session/visitorLinks.entry.ts"),
          [salesWorker.entry]: resolve(import.meta.dirname, "worker/salesWorker.ts"),
        },
        output: {
          codeSplitting: { groups: [merge.group] },
          // A browser finds a new version of it under its old name.
          entryFileNames: ({ name }) =>
            name === salesWorker.entry ? salesWorker.fileName : "assets/[name]-[hash:7].js",
          // Only what loads on demand has a name: those of shared files, which the scripts of an
          // area repeat, would weigh 3 kB.
          chunkFileNames: ({ isDynamicEntry }) =>
            isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/s-[hash:7].js",
        },
      },
    },
    server: {
      host: "localhost",
      port: 5173,
      strictPort: true,
      proxy: { "/api": `http://localhost:${env["SALVIA_HOSTING_PORT"] ?? "5000"}` },
    },
  };
});

/** The products of Firebase that only reactfire speaks of. */
const unusedProducts =
  /\/(@?firebase)\/(analytics|app-check|database|functions|installations|performance|remote-config|storage)\//;

/** Ends the build with one line that says what is wrong, which else would fail in the browser. */
function refuseWrongEnvironment(env: Readonly<Record<string, string>>): void {
  try {
    firebaseConfig(env);
  } catch (error) {
    // Thrown, it would drown in Vite's own stack.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

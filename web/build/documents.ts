import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { languages } from "@salvia/domain/shared/language";
import { accountActionPath, guestPath, loginPath } from "@salvia/domain/site/paths";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";

import firebaseJson from "../../firebase.json" with { type: "json" };
import type { LoginPrerender } from "../src/login/prerender.tsx";
import type { BuildAssets } from "../src/site/document/siteDocument.tsx";
import type { Prerender } from "../src/site/prerender.tsx";
import { runInBuild } from "./content.ts";
import { hostingHeaders, policyChoices } from "./hostingHeaders.ts";
import { hashedName } from "./hashedName.ts";
import { serveDocuments } from "./serveDocuments.ts";
import { fillTemplate } from "./template.ts";
import { reach } from "./weights.ts";

/**
 * Creates the HTML documents: the public pages as static HTML, the login page once per language,
 * the portal, and the page of visits' guests. `vite build` writes them; the dev server serves them at their addresses.
 */
export function documents(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "salvia:documents",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: serveDocuments,
    generateBundle: {
      // Runs after Vite's own HTML plugin, whose output is the template here.
      order: "post",
      async handler(_options, bundle) {
        const prerender = await runInBuild<Prerender>(config.root, "src/site/prerender.tsx");
        const { paintedLogin } = await runInBuild<LoginPrerender>(
          config.root,
          "src/login/prerender.tsx",
        );
        const emit = (fileName: string, source: string) => {
          this.emitFile({ type: "asset", fileName, source });
        };
        const emitted = new Set<string>();
        const assets: BuildAssets = {
          emit(name, source) {
            const fileName = hashedName(name, source);
            if (!emitted.has(fileName)) emit(fileName, source);
            emitted.add(fileName);
            return `/${fileName}`;
          },
          siteScript: `/${chunkOf(bundle, "src/site/enhance.ts").fileName}`,
          priceScript: `/${chunkOf(bundle, "src/site/enhance.price.ts").fileName}`,
          visitorScript: `/${chunkOf(bundle, "src/session/visitorLinks.entry.ts").fileName}`,
        };

        const pages = prerender.publicDocuments(assets);
        const deployed = process.env["SALVIA_FIREBASE_JSON"] ?? "firebase.json";
        const choices = policyChoices(config.env);
        const needed = hostingHeaders(firebaseJson.hosting.headers, pages, choices);
        if (JSON.stringify(needed) !== JSON.stringify(headersIn(deployed, config.root))) {
          const command = `npm run policies${deployed === "firebase.json" ? "" : ` -- ${deployed}`}`;
          this.error(`${deployed} has other policies than this build needs: ${command}`);
        }
        for (const page of pages) emit(page.fileName, page.html);
        for (const file of prerender.siteFiles()) emit(file.fileName, file.source);
        const login = takeTemplate(bundle, "login.html");
        const accountAction = takeTemplate(bundle, "account-action.html");
        const session = sessionLinks(bundle);
        for (const language of languages) {
          const markup = prerender.loginMarkup(language, assets, paintedLogin(language));
          // The page's texts are known at build time, so they load in parallel with the script.
          markup.head += ["common", "errors", "login"]
            .map((namespace) => chunkOf(bundle, `src/locales/${language}/${namespace}.json`))
            .map((chunk) => `\n    <link rel="modulepreload" href="/${chunk.fileName}" />`)
            .concat(session)
            .join("");
          emit(fileOf(loginPath(language)), fillTemplate(login, language, markup));
          emit(
            fileOf(accountActionPath(language)),
            fillTemplate(accountAction, language, prerender.accountActionMarkup(language, assets)),
          );
        }
        const portal = takeTemplate(bundle, "portal.html");
        emit("portal.html", fillTemplate(portal, "en", prerender.portalMarkup(assets)));
        const guest = takeTemplate(bundle, "guest.html");
        emit(fileOf(guestPath), fillTemplate(guest, "en", prerender.guestMarkup(assets)));
      },
    },
  };
}

/** Fetches the session's script at once, but after that of the form (docs/decisions/0008-later-auth.md). */
function sessionLinks(bundle: Rolldown.OutputBundle): string[] {
  const all = Object.values(bundle).filter((file) => file.type === "chunk");
  const byName = Object.fromEntries(all.map((chunk) => [chunk.fileName, chunk]));
  const startOf = (source: string) =>
    reach([chunkOf(bundle, source)], byName, ({ imports }) => imports);
  const form = startOf("login.html");
  return startOf("src/session/browserSession.ts")
    .filter((chunk) => !form.includes(chunk))
    .map(
      ({ fileName }) =>
        `\n    <link rel="modulepreload" href="/${fileName}" fetchpriority="low" />`,
    );
}

/** The headers in a configuration of Hosting, a file at the repository's root. */
function headersIn(file: string, root: string): unknown {
  const config: { hosting: { headers: unknown } } = JSON.parse(
    readFileSync(resolve(root, "..", file), "utf8"),
  );
  return config.hosting.headers;
}

/** The file that Hosting serves for a path. */
function fileOf(path: string): string {
  return `${path.slice(1)}.html`;
}

/** Removes a template that Vite produced from the output and returns its text. */
function takeTemplate(bundle: Rolldown.OutputBundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== "asset") throw new Error(`Vite has made no ${fileName}`);
  delete bundle[fileName];
  return String(file.source);
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.facadeModuleId?.endsWith(`/${source}`)) return file;
  }
  throw new Error(`No chunk stands for ${source}`);
}

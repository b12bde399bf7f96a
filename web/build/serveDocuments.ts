import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { languages } from "@salvia/domain/shared/language";
import { accountActionPath, accountPath, guestPath, loginPath } from "@salvia/domain/site/paths";
import { brand } from "@salvia/domain/site/brand";
import { roles } from "@salvia/domain/account/role";
import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from "vite";

import type { LoginPrerender } from "../src/login/prerender.tsx";
import type { BuildAssets } from "../src/site/document/siteDocument.tsx";
import type { Prerender } from "../src/site/prerender.tsx";
import { rootFiles } from "../src/site/document/rootFiles.ts";
import { hashedName } from "./hashedName.ts";
import { fillTemplate } from "./template.ts";

/** Serves the documents' addresses on the dev server, from the current sources. */
export function serveDocuments(server: ViteDevServer): void {
  const fixedFiles = new Map<string, { type: string; source: string }>();
  const demo = { siteOrigin: brand.origin, isListed: true };
  for (const file of rootFiles(demo, new Date())) fixedFiles.set(`/${file.fileName}`, file);
  const assets: BuildAssets = {
    emit(name, source) {
      const path = `/${hashedName(name, source)}`;
      fixedFiles.set(path, { type: "text/css", source });
      return path;
    },
    siteScript: "/src/site/enhance.ts",
    priceScript: "/src/site/enhance.price.ts",
    visitorScript: "/src/session/visitorLinks.entry.ts",
  };

  async function documentAt(path: string): Promise<string | null> {
    const prerender = await load<Prerender>(server, "/src/site/prerender.tsx");
    const login = languages.find((language) => loginPath(language) === path);
    if (login !== undefined) {
      const { paintedLogin } = await load<LoginPrerender>(server, "/src/login/prerender.tsx");
      const markup = prerender.loginMarkup(login, assets, paintedLogin(login));
      return fillTemplate(await template("login.html"), login, markup);
    }
    const action = languages.find((language) => accountActionPath(language) === path);
    if (action !== undefined) {
      const markup = prerender.accountActionMarkup(action, assets);
      return fillTemplate(await template("account-action.html"), action, markup);
    }
    if (areas.has(path.split("/")[1] ?? "")) {
      return fillTemplate(await template("portal.html"), "en", prerender.portalMarkup(assets));
    }
    if (path === guestPath) {
      return fillTemplate(await template("guest.html"), "en", prerender.guestMarkup(assets));
    }
    const pages = prerender.publicDocuments(assets);
    return pages.find((page) => page.path === path)?.html ?? null;
  }

  async function template(name: string): Promise<string> {
    return await readFile(resolve(server.config.root, name), "utf8");
  }

  async function answer(...[request, response, next]: Parameters<Connect.NextHandleFunction>) {
    try {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      const file = fixedFiles.get(path);
      if (file !== undefined) {
        response.setHeader("Content-Type", file.type).end(file.source);
        return;
      }
      const wantsHtml = request.headers.accept?.includes("text/html") === true;
      const html = wantsHtml ? await documentAt(path) : null;
      if (html === null) return next();
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(await server.transformIndexHtml(path, html));
    } catch (error) {
      next(error);
    }
  }

  server.middlewares.use((...request) => void answer(...request));
}

/** The first path segments that the portal serves. */
const areas = new Set<string>([...roles, accountPath.slice(1)]);

/** Loads a module, reloading it after every edit of it or its dependencies. */
async function load<Module>(server: ViteDevServer, path: string): Promise<Module> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run modules here");
  return await ssr.runner.import<Module>(path);
}

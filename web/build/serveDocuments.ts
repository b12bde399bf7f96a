import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { languages } from "@salvia/domain/languages";
import { loginPath } from "@salvia/domain/paths";
import { roles } from "@salvia/domain/roles";
import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from "vite";

import type { BuildAssets, Prerender } from "../src/site/prerender.tsx";
import { rootFiles } from "../src/site/rootFiles.ts";
import { hashedName } from "./hashedName.ts";
import { fillTemplate } from "./template.ts";

/** Answers the documents' addresses on the dev server, from the sources as they stand. */
export function serveDocuments(server: ViteDevServer): void {
  const fixedFiles = new Map<string, { type: string; source: string }>();
  for (const file of rootFiles()) fixedFiles.set(`/${file.fileName}`, file);
  const assets: BuildAssets = {
    emit(name, source) {
      const path = `/${hashedName(name, source)}`;
      fixedFiles.set(path, { type: "text/css", source });
      return path;
    },
    siteScript: "/src/site/enhance.ts",
  };

  async function documentAt(path: string): Promise<string | null> {
    const prerender = await loadPrerender(server);
    const language = languages.find((candidate) => loginPath(candidate) === path);
    if (language !== undefined) {
      const markup = prerender.loginMarkup(language, assets);
      return fillTemplate(await template("login.html"), language, markup);
    }
    if (areas.has(path.split("/")[1] ?? "")) {
      return fillTemplate(await template("portal.html"), "en", prerender.portalMarkup(assets));
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

const areas = new Set<string>(roles);

/** The module, anew after every edit of what it is made of. */
async function loadPrerender(server: ViteDevServer): Promise<Prerender> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run modules here");
  return await ssr.runner.import<Prerender>("/src/site/prerender.tsx");
}

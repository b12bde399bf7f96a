import { join } from "node:path";

import { runnerImport, type Plugin } from "vite";

import { root } from "../../../scripts/lib/places.ts";
import { interleaved, ratiosOf } from "../support/interleaved.ts";
import { median } from "../support/statistics.ts";
import type { Measurement } from "../support/measurement.ts";

/** Multiples of the number of pages. */
const sizes = [1, 2, 4] as const;

/** The ratio of time per page that counts as worse than linear; lower ratios are noise. */
const worse = 1.25;

/** The functions of web/src/site/prerender.tsx that are called. */
type Prerender = {
  publicDocuments(assets: {
    emit(name: string, source: string): string;
    siteScript: string;
    visitorScript: string;
  }): readonly { html: string }[];
};

/**
 * The time per page to render the public pages with twice and four times as many pages, in CPU
 * time, which excludes the time of other processes.
 */
export async function growth(rounds: number): Promise<Measurement> {
  const counts = sizes.map(() => 0);
  const runs = await Promise.all(
    sizes.map(async (times, index) => {
      const prerender = await prerenderOf(times);
      return () => {
        const started = process.cpuUsage();
        const pages = prerender.publicDocuments({
          emit: (name, source) => `/${name}-${source.length}`,
          siteScript: "/site.js",
          visitorScript: "/visitor.js",
        });
        counts[index] = pages.length;
        const { user, system } = process.cpuUsage(started);
        return Promise.resolve((user + system) / 1000 / pages.length);
      };
    }),
  );
  const perPage = await interleaved(runs, rounds, 2);
  const [base = []] = perPage;
  const ratios = perPage.map((own) => ratiosOf(own, base));
  const ratio = median(ratios.at(-1) ?? []);
  const table = {
    title: `Rendering, per page (${rounds} rounds)`,
    against: "x of few",
    rows: sizes.map((times, index) => ({
      name: `${times} x the pages: ${counts[index]}`,
      times: perPage[index] ?? [],
      ratios: times === 1 ? null : (ratios[index] ?? []),
    })),
  };
  return {
    table,
    promises: [
      {
        promise: "the build's time grows like the number of pages",
        worst: `${ratio.toFixed(2)} x a page`,
        faults: ratio <= worse ? [] : [`more than ${worse} x a page.`],
      },
    ],
  };
}

/** The site's own module that renders all pages, loaded with this many times as many pages. */
async function prerenderOf(times: number): Promise<Prerender> {
  const web = join(root, "web");
  const { module } = await runnerImport<Prerender>(join(web, "src/site/prerender.tsx"), {
    root: web,
    logLevel: "warn",
    plugins: [morePages(times)],
    // Otherwise Node itself would load the list of pages and share it.
    environments: { inline: { resolve: { noExternal: [/^@salvia\//] } } },
  });
  return module;
}

/**
 * Lists every public page several times, each under another name and address, so that everything
 * the site does per page is done for all of them.
 */
function morePages(times: number): Plugin {
  const copies = Array.from({ length: times - 1 }, (_, index) => `-copy${index + 1}`);
  const edits = [
    {
      file: "/domain/src/site/paths.ts",
      from: /^export const publicPages =([^;]*);/m,
      to: `export const publicPages = (["", ...${JSON.stringify(copies)}].flatMap((copy) => ($1).map((page) => page + copy)));`,
    },
    {
      file: "/web/src/site/pages/sitePages.tsx",
      from: /^export function \w+\(page: PublicPage.*\{$/gm,
      to: `$& page = page.replace(/-copy\\d+$/, "");`,
    },
  ];
  return {
    name: "bench:more-pages",
    enforce: "pre",
    transform(code, id) {
      const edit = edits.find(({ file }) => id.endsWith(file));
      if (edit === undefined) return null;
      const edited = code.replace(edit.from, edit.to);
      if (edited === code) throw new Error(`${edit.file} is not what it was.`);
      return { code: edited, map: null };
    },
  };
}
